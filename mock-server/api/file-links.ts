import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings';
import { simulatorOriginOf } from './host';

const BLOB_CONTAINERS = ['documents', 'loan-contracts'] as const;
export type BlobContainer = (typeof BLOB_CONTAINERS)[number];

export interface BlobLink {
  sandbox: string;
  container: BlobContainer;
  id: string;
  permission: 'read' | 'write';
  validUntil: string;
}

/** A new key at each start ends older links. */
const LINK_SIGNING_KEY = randomBytes(32);

export function createBlobUrl(link: BlobLink, headers: Headers, settings: Settings): string {
  const path = ['blob', link.sandbox, link.container, link.id].map(encodeURIComponent).join('/');
  const query = new URLSearchParams({
    permission: link.permission,
    until: link.validUntil,
    signature: signatureOf(link),
  });
  return `${simulatorOriginOf(headers, settings)}/${path}?${query}`;
}

export function parseBlobUrl(
  params: { sandbox: string; container: string; id: string },
  query: Record<string, string | undefined>,
): BlobLink | undefined {
  const container = BLOB_CONTAINERS.find((candidate) => candidate === params.container);
  const { permission, until: validUntil, signature } = query;
  if (container === undefined || validUntil === undefined || signature === undefined) return undefined;
  if (permission !== 'read' && permission !== 'write') return undefined;
  const link: BlobLink = { sandbox: params.sandbox, container, id: params.id, permission, validUntil };
  const [givenSignature, expectedSignature] = [Buffer.from(signature), Buffer.from(signatureOf(link))];
  return givenSignature.length === expectedSignature.length &&
    timingSafeEqual(givenSignature, expectedSignature)
    ? link
    : undefined;
}

function signatureOf({ sandbox, container, id, permission, validUntil }: BlobLink): string {
  const text = JSON.stringify([sandbox, container, id, permission, validUntil]);
  return createHmac('sha256', LINK_SIGNING_KEY).update(text).digest('base64url');
}
