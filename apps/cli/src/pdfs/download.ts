/** The connection ended before the file did, or there was none. */
export class DownloadBroken extends Error {}

/** What a sealed link leads to, piece by piece; null where it leads to nothing. */
export async function download(url: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | null> {
  const answer = await fetch(url, { redirect: 'error', signal }).catch((cause: unknown) => {
    throw new DownloadBroken('no answer', { cause });
  });
  return answer.ok && answer.body !== null ? whole(answer.body) : null;
}

async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new DownloadBroken('broken', { cause });
  }
}
