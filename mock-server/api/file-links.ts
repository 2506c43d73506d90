import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings';
import { simulatorOriginOf } from './host';

const CONTAINERS = ['documents', 'loan-contracts'] as const;
export type BlobContainer = (typeof CONTAINERS)[number];

export interface BlobLink {
  sandbox: string;
  container: BlobContainer;
  id: string;
  permission: 'read' | 'write';
  until: string;
}

/** A new key at each start ends older links. */
const KEY = randomBytes(32);

export function createBlobUrl(link: BlobLink, headers: Headers, settings: Settings): string {
  const path = ['blob', link.sandbox, link.container, link.id].map(encodeURIComponent).join('/');
  const query = new URLSearchParams({
    permission: link.permission,
    until: link.until,
    signature: signatureOf(link),
  });
  return `${simulatorOriginOf(headers, settings)}/${path}?${query}`;
}

export function parseBlobUrl(
  params: { sandbox: string; container: string; id: string },
  query: Record<string, string | undefined>,
): BlobLink | undefined {
  const container = CONTAINERS.find((candidate) => candidate === params.container);
  const { permission, until, signature } = query;
  if (container === undefined || until === undefined || signature === undefined) return undefined;
  if (permission !== 'read' && permission !== 'write') return undefined;
  const link: BlobLink = { sandbox: params.sandbox, container, id: params.id, permission, until };
  const [givenSignature, expectedSignature] = [Buffer.from(signature), Buffer.from(signatureOf(link))];
  return givenSignature.length === expectedSignature.length &&
    timingSafeEqual(givenSignature, expectedSignature)
    ? link
    : undefined;
}

function signatureOf({ sandbox, container, id, permission, until }: BlobLink): string {
  const text = JSON.stringify([sandbox, container, id, permission, until]);
  return createHmac('sha256', KEY).update(text).digest('base64url');
}
