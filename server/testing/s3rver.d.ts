// The package has no types.
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    store: { listObjects(bucket: string, options: Record<string, unknown>): Promise<unknown> };
    callback(): (request: IncomingMessage, response: ServerResponse) => unknown;
  }
}
