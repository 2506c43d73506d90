import type { Request as Asked } from 'express';
import { currentRequest } from '~/telemetry/request-context.server';

/** Where files are sent: by scripts as the whole body, by forms as one part of it. */
export const UPLOADS = ['upload', 'documents', 'signatures'].map(
  (tab) => `/dashboard/applications/:id/${tab}`,
);

/** True for a request that sends a file, where files are taken: it takes as long as the sender's line is slow, and mostly waits. */
export function isUpload({ method, headers }: Asked): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('multipart/form-data') === true;
  return (method === 'PUT' || isForm) && UPLOADS.includes(currentRequest()?.route ?? '');
}
