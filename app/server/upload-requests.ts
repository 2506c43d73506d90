import type { Request as Asked } from 'express';
import { getRequestContext } from '~/telemetry/span.server';

export const UPLOADS = ['upload', 'documents', 'signatures'].map(
  (tab) => `/dashboard/applications/:id/${tab}`,
);

/** Uploads mostly wait for the sender, so rate and load limits exempt them. */
export function isUpload({ method, headers }: Asked): boolean {
  const isForm = method === 'POST' && headers['content-type']?.startsWith('multipart/form-data') === true;
  return (method === 'PUT' || isForm) && UPLOADS.includes(getRequestContext()?.route ?? '');
}
