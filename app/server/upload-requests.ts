import type { Request as Asked } from 'express';
import { currentRequest } from '~/telemetry/span.server';

export const UPLOADS = ['upload', 'documents', 'signatures'].map(
  (tab) => `/dashboard/applications/:id/${tab}`,
);

/** Uploads are exempt from rate and load limits: they mostly wait for the sender. */
export function isUpload({ method, headers }: Asked): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('multipart/form-data') === true;
  return (method === 'PUT' || isForm) && UPLOADS.includes(currentRequest()?.route ?? '');
}
