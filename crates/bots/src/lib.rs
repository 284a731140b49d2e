//! Players made of code, which see what their seat may see.
