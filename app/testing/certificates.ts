import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../scripts/programs.mjs';

export const hasOpenssl = (): boolean => findProgram('openssl') !== null;

export interface Certificate {
  cert: string;
  key: string;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

export function createAuthority(folder: string, name: string): Certificate {
  const files = { cert: join(folder, `${name}-ca.pem`), key: join(folder, `${name}-ca.key`) };
  const authorityOptions = [
    '-keyout',
    files.key,
    '-out',
    files.cert,
    '-days',
    '2',
    '-subj',
    `/CN=Authority of ${name}`,
  ];
  openssl('req', '-x509', ...NEW_KEY, ...authorityOptions);
  return files;
}

interface CertificateRequest {
  folder: string;
  authority: Certificate;
  name: string;
  subjectAltNames: string;
  /** Negative if expired. */
  days?: string;
}

export function createSignedCertificate(request: CertificateRequest): Certificate {
  const { folder, authority, name, subjectAltNames, days = '2' } = request;
  const pathWithEnding = (end: string) => join(folder, `${name}.${end}`);
  const files = { cert: pathWithEnding('pem'), key: pathWithEnding('key') };
  openssl('req', ...NEW_KEY, '-keyout', files.key, '-out', pathWithEnding('csr'), '-subj', `/CN=${name}`);
  writeFileSync(pathWithEnding('names'), `subjectAltName=${subjectAltNames}`);
  const authorityOptions = ['-CA', authority.cert, '-CAkey', authority.key, '-CAcreateserial'];
  const limits = ['-days', days, '-extfile', pathWithEnding('names')];
  openssl('x509', '-req', '-in', pathWithEnding('csr'), ...authorityOptions, '-out', files.cert, ...limits);
  return files;
}

function openssl(...args: string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
