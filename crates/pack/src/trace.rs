//! The grammar of a type that packs are read into. The type is asked to read itself from a reader that has nothing to
//! give and notes what it is asked for; so the grammar cannot say anything else than the type.

use crate::shape::{ANY_TEXT, Grammar, Key, Shape};
use serde::de::value::{BorrowedStrDeserializer, Error};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor,
};

/// The grammar of a type that derives `Deserialize` and is made of structs, lists, numbers, texts and truths.
pub fn grammar_of<T: DeserializeOwned>() -> Grammar {
    let mut log = Log::default();
    let _ = trace::<T>(&mut log);
    // A key may be left out if the type can do without it.
    for key in std::mem::take(&mut log.met) {
        let mut without = Log { omitted: Some(key), ..Log::default() };
        if trace::<T>(&mut without).is_ok() {
            log.free.push(key);
        }
    }
    log.shapes.clear();
    let root = trace::<T>(&mut log).unwrap_or(Shape::Any);
    Grammar { root, shapes: log.shapes }
}

fn trace<T: DeserializeOwned>(log: &mut Log) -> Result<Shape, Error> {
    let mut shape = Shape::Any;
    T::deserialize(Tracer { shape: &mut shape, log }).map(|_| shape)
}

/// A key by its struct and its name.
type Field = (&'static str, &'static str);

#[derive(Default)]
struct Log {
    met: Vec<Field>,
    omitted: Option<Field>,
    free: Vec<Field>,
    /// The structs that are being read, the innermost last.
    inside: Vec<&'static str>,
    /// Those that hold themselves.
    recursive: Vec<&'static str>,
    shapes: Vec<(&'static str, Shape)>,
}

/// Reads nothing, and notes what was asked for.
struct Tracer<'a> {
    shape: &'a mut Shape,
    log: &'a mut Log,
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty),*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            *self.shape = Shape::Number(
                i64::try_from(<$type>::MIN).unwrap_or(i64::MIN),
                i64::try_from(<$type>::MAX).unwrap_or(i64::MAX),
            );
            visitor.$visit(0)
        }
    )*};
}

impl<'de> Deserializer<'de> for Tracer<'_> {
    type Error = Error;

    numbers!(
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64, deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64
    );

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("only types that say what they read have a grammar"))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Truth;
        visitor.visit_bool(false)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Text(ANY_TEXT);
        visitor.visit_str("")
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut inner = Shape::Any;
        let read = visitor.visit_seq(Items { left: 1, shape: &mut inner, log: self.log });
        *self.shape = Shape::List(Box::new(inner), 0, usize::MAX);
        read
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        let mut inner = Shape::Any;
        let read = visitor.visit_seq(Items { left: len, shape: &mut inner, log: self.log });
        *self.shape = Shape::List(Box::new(inner), len, len);
        read
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if name.starts_with("$__serde_spanned") {
            return visitor.visit_map(Placed { fields, tracer: Some(self) });
        }
        if self.log.inside.contains(&name) {
            if !self.log.recursive.contains(&name) {
                self.log.recursive.push(name);
            }
            *self.shape = Shape::Ref(name);
            return visitor.visit_map(Keys { name, fields: &[], keys: &mut Vec::new(), log: self.log });
        }
        self.log.inside.push(name);
        let mut keys = Vec::new();
        let read = visitor.visit_map(Keys { name, fields, keys: &mut keys, log: self.log });
        self.log.inside.pop();
        *self.shape = Shape::Table(keys);
        if self.log.recursive.contains(&name) {
            if self.log.shapes.iter().all(|(known, _)| *known != name) {
                self.log.shapes.push((name, self.shape.clone()));
            }
            *self.shape = Shape::Ref(name);
        }
        read
    }

    serde::forward_to_deserialize_any! {
        f32 f64 char bytes byte_buf unit unit_struct tuple_struct map enum identifier ignored_any
    }
}

/// A list of so many things.
struct Items<'a> {
    left: usize,
    shape: &'a mut Shape,
    log: &'a mut Log,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(Tracer { shape: self.shape, log: self.log }).map(Some)
    }
}

/// A struct with each of its fields, but for the one that is omitted.
struct Keys<'a> {
    name: &'static str,
    fields: &'static [&'static str],
    keys: &'a mut Vec<Key>,
    log: &'a mut Log,
}

impl<'de> MapAccess<'de> for Keys<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        if let [first, rest @ ..] = self.fields
            && self.log.omitted == Some((self.name, first))
        {
            self.fields = rest;
        }
        match self.fields.first() {
            Some(first) => seed.deserialize(BorrowedStrDeserializer::new(first)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let [first, rest @ ..] = self.fields else { return Err(serde::de::Error::custom("no key")) };
        self.fields = rest;
        let field = (self.name, *first);
        let mut shape = Shape::Any;
        let read = seed.deserialize(Tracer { shape: &mut shape, log: self.log })?;
        if !self.log.met.contains(&field) {
            self.log.met.push(field);
        }
        self.keys.push(Key { name: first, shape, needed: !self.log.free.contains(&field) });
        Ok(read)
    }
}

/// A value with its place.
struct Placed<'a> {
    fields: &'static [&'static str],
    tracer: Option<Tracer<'a>>,
}

impl<'de> MapAccess<'de> for Placed<'_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        match self.fields.first() {
            Some(first) => seed.deserialize(BorrowedStrDeserializer::new(first)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let first = self.fields.split_off_first();
        // The last of its fields is the value, those before it are numbers.
        match self.tracer.take_if(|_| self.fields.is_empty() && first.is_some()) {
            Some(tracer) => seed.deserialize(tracer),
            None => seed.deserialize(0usize.into_deserializer()),
        }
    }
}
