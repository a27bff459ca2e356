// Calls that take files: multipart/form-data and nothing else, checked as a whole, cleaned up whatever happens.
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileField } from '#contract/route.ts';
import { incomingDir } from '#server/platform/files.ts';
import { AppError, fromValidation, invalid } from './errors.ts';
import { discardForm, type ReceivedForm, receiveForm } from './received-form.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files lie until they are kept. */
    incomingDir: string;
  }
  interface FastifyRequest {
    form: ReceivedForm | null;
    /** Why there is no form. */
    formError: unknown;
  }
}

export const registerForms = (app: FastifyInstance, dataDir: string): void => {
  app.decorate('incomingDir', incomingDir(dataDir));
  app.decorateRequest('form', null);
  app.decorateRequest('formError', null);
};

const multipart = 'multipart/form-data';

const fileSchema = ({ maxFiles, maxBytes, kind }: FileField) => {
  const file = z
    .any()
    .meta({ type: 'string', format: 'binary', description: `${kind === 'pdf' ? 'A PDF' : 'A picture'} of at most ${maxBytes} bytes.` });
  return (maxFiles === undefined ? file : z.array(file)).optional();
};

/** What is wrong with the texts and the files of a form, all at once. */
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
 * @param body the schema of the text fields
 * @param register mounts the route in a scope of its own, with these options
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
      const options = { files, contentType, contentLength: Number(contentLength), dir: app.incomingDir };
      try {
        request.form = await receiveForm(payload, options);
      } catch (error) {
        // thrown from here, Fastify would cut the connection off under a sender that has not read the answer yet
        request.formError = error;
      }
      return { ...request.form?.fields };
    });
    // whatever becomes of the call, what it did not keep goes
    const discard = async (request: FastifyRequest) => {
      if (request.form) await discardForm(request.form);
    };
    scope.addHook('onResponse', discard);
    scope.addHook('onRequestAbort', discard);
    scope.addHook('preValidation', async (request) => {
      if (!request.form) throw request.formError ?? new AppError('unsupported-type');
    });
    scope.addHook('preHandler', async (request) => requireValidForm(request));
    register(scope, { attachValidation: true, schema: { consumes: [multipart], ...(documented && { body: documented }) } });
  });
};
