// What the server uses of Node's module for HTTP. `import … from 'node:http'` reads all of its properties, and one of them loads
// Node's HTTP client: a twentieth of the processor time of a start.
export const { IncomingMessage, maxHeaderSize, STATUS_CODES } = process.getBuiltinModule('node:http');
export type IncomingMessage = InstanceType<typeof IncomingMessage>;
