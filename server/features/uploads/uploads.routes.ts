import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/uploads.ts';
import { invalid } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { createUpload, type UploadsContext } from './uploads.service.ts';

const demanded = (files: readonly ReceivedFile[], field: string): ReceivedFile => {
  const [file] = files;
  if (!file) throw invalid({ [field]: ['Please choose a file.'] });
  return file;
};

export const registerUploadsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.createUpload, ({ files }) => createUpload(context, demanded(files, 'file')));
  mount(app, contract.createImageUpload, ({ files }) => createUpload(context, demanded(files, 'image')));
};
