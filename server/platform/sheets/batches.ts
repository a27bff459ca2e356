// Short texts of a stream are joined: each part that is passed on costs time.

/** Characters that are passed on together. */
const batchLength = 64 * 1024;

/** Joins short texts into longer ones. */
export async function* inBatches(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let batch = '';
  for await (const text of texts) {
    batch += text;
    if (batch.length < batchLength) continue;
    yield batch;
    batch = '';
  }
  if (batch !== '') yield batch;
}
