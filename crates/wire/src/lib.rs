//! The shapes that leave the program: JSON mirrors of scenes, choices and scores.
