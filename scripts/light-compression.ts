// @fastify/compress asks of each payload whether it is an instance of `Response`. The first time, this loads Node's HTTP client: a
// twentieth of the processor time until the first answer. In the bundle, it asks as Fastify does, by the name of the type.
import type { Plugin } from 'vite';

const slow = 'obj instanceof Response';
const quick = "Object.prototype.toString.call(obj) === '[object Response]'";

export const lightCompression = (): Plugin => ({
  name: 'light-compression',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /@fastify[\\/]compress[\\/]lib[\\/]utils\.js$/ },
    handler(code) {
      if (!code.includes(slow)) this.error('@fastify/compress has changed: see scripts/light-compression.ts.');
      return { code: code.replace(slow, quick), map: null };
    },
  },
});
