//! A stream whose other end has to take what is written to it: whoever does not read is let go.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How much has to be taken within the patience, or all there is: a slow connection does that, a trickle does not.
const PIECE: usize = 16 * 1024;

/// A stream that fails with [`io::ErrorKind::TimedOut`] when its other end does not read. It holds its place among all
/// connections as long as it lives, whatever is spoken on it: a socket is a connection still.
pub(crate) struct Impatient<S, P> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to be taken.
    waiting: Option<Pin<Box<Sleep>>>,
    /// What was taken since it began to wait.
    taken: usize,
    _place: P,
}

impl<S, P> Impatient<S, P> {
    pub(crate) fn new(stream: S, patience: Duration, place: P) -> Impatient<S, P> {
        Impatient { stream, patience, waiting: None, taken: 0, _place: place }
    }

    /// What came of a write of this many bytes, or that it waited too long.
    fn limit_wait(
        &mut self,
        cx: &mut Context<'_>,
        offered: usize,
        wrote: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                if bytes == offered || self.taken >= PIECE {
                    self.waiting = None;
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let waiting = self.waiting.get_or_insert_with(|| {
                    self.taken = 0;
                    Box::pin(sleep(self.patience))
                });
                ready!(waiting.as_mut().poll(cx));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for Impatient<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for Impatient<S, P> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.limit_wait(cx, bytes.len(), wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.limit_wait(cx, parts.iter().map(|part| part.len()).sum(), wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx).map_ok(|()| 0);
        self.limit_wait(cx, 0, flushed).map_ok(|_| ())
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx).map_ok(|()| 0);
        self.limit_wait(cx, 0, shut).map_ok(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio::time::timeout;

    const PATIENCE: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn whoever_does_not_read_or_only_sips_is_let_go() {
        for sip in [0, 512] {
            let (near, mut far) = duplex(1024);
            let reading = tokio::spawn(async move {
                let mut bytes = [0; 512];
                loop {
                    tokio::time::sleep(PATIENCE / 5).await;
                    if sip > 0 && far.read(&mut bytes[..sip]).await.is_err() {
                        break;
                    }
                }
            });
            let mut near = Impatient::new(near, PATIENCE, ());
            let written = timeout(Duration::from_secs(10), near.write_all(&[7; 1 << 20])).await;
            let error = written.expect("it ends in time").unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::TimedOut);
            reading.abort();
        }
    }

    #[tokio::test]
    async fn whoever_reads_slowly_gets_everything() {
        const ALL: usize = 8 * PIECE;
        let (near, mut far) = duplex(PIECE);
        let writing = tokio::spawn(async move {
            let mut near = Impatient::new(near, PATIENCE, ());
            near.write_all(&vec![7; ALL]).await?;
            near.shutdown().await
        });
        let (mut got, mut bytes) = (0, vec![0; PIECE]);
        while got < ALL {
            tokio::time::sleep(PATIENCE / 4).await;
            got += far.read(&mut bytes).await.unwrap();
        }
        writing.await.unwrap().unwrap();
    }
}
