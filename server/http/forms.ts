// Routes that accept files: they accept only multipart/form-data, texts and files are validated together, and temp files are always
// removed.
import { mkdir } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileField } from '#contract/route.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { incomingDir } from '#server/platform/files.ts';
import { AppError, fromValidation, invalid } from './errors.ts';
import { discardForm, type ReceivedForm, receiveForm } from './received-form.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Creates the folder for uploads that are not stored yet. */
    openIncoming: () => Promise<string>;
  }
  interface FastifyRequest {
    form: ReceivedForm | null;
    /** The error that prevented reading the form; null without one. */
    formError: unknown;
  }
}

/** Prepares requests for `mountForm`. @param dataDir where uploads are received if a bucket stores the files */
export const registerForms = (app: FastifyInstance, store: FileStore, dataDir: string): void => {
  app.decorate('openIncoming', async () => {
    const dir = incomingDir(store.dir ?? dataDir);
    await store.requireMounted();
    await mkdir(dir, { recursive: true });
    return dir;
  });
  app.decorateRequest('form', null);
  app.decorateRequest('formError', null);
};

const multipart = 'multipart/form-data';

const nouns = { image: 'A picture', pdf: 'A PDF', any: 'A file' } as const;

const fileSchema = ({ maxFiles, maxBytes, kind }: FileField) => {
  const file = z.any().meta({ type: 'string', format: 'binary', description: `${nouns[kind]} of at most ${maxBytes} bytes.` });
  return (maxFiles === undefined ? file : z.array(file)).optional();
};

/** Reports all errors in the texts and files of a form together. @throws AppError 'invalid' */
const requireValidForm = (request: FastifyRequest): void => {
  const fileErrors = request.form?.errors ?? {};
  const error = request.validationError;
  if (!error) {
    if (Object.keys(fileErrors).length > 0) throw invalid(fileErrors);
    return;
  }
  if (!hasZodFastifySchemaValidationErrors(error)) throw error;
  const refused = fromValidation(error);
  throw refused.code === 'invalid' ? invalid({ ...refused.details.errors, ...fileErrors }) : refused;
};

/**
 * Mounts a route that accepts a form with files. Errors: 400 malformed form, 413 too large, 415 other content type, 422 invalid texts or
 * files. Uploads that the handler does not store are removed before the response.
 * @param files the file fields
 * @param body schema of the text fields
 * @param register mounts the route in a separate scope, with these options
 */
export const mountForm = (
  app: FastifyInstance,
  files: Record<string, FileField>,
  body: z.ZodType | undefined,
  register: (scope: FastifyInstance, options: RouteShorthandOptions) => void,
): void => {
  const documented =
    body instanceof z.ZodObject
      ? body.extend(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, fileSchema(file)])))
      : body;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(multipart, async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
      const { 'content-type': contentType = '', 'content-length': contentLength } = request.headers;
      try {
        const options = { files, contentType, contentLength: Number(contentLength), openDir: app.openIncoming };
        request.form = await receiveForm(payload, options);
      } catch (error) {
        // if it were thrown here, Fastify would close the connection before the client could read the response
        request.formError = error;
      }
      return { ...request.form?.fields };
    });
    // removes the uploads that the handler did not store; unlike the hooks after the response, this also runs if the client has left
    scope.addHook('onSend', async (request, _reply, payload) => {
      if (request.form) await discardForm(request.form).catch((err: unknown) => request.log.error({ err }, 'removing uploads failed'));
      return payload;
    });
    scope.addHook('preValidation', async (request) => {
      if (!request.form) throw request.formError ?? new AppError('unsupported-type');
    });
    scope.addHook('preHandler', async (request) => requireValidForm(request));
    register(scope, { attachValidation: true, schema: { consumes: [multipart], ...(documented && { body: documented }) } });
  });
};
