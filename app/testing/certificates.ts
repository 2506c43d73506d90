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
  const own = ['-keyout', files.key, '-out', files.cert, '-days', '2', '-subj', `/CN=Authority of ${name}`];
  openssl('req', '-x509', ...NEW_KEY, ...own);
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
  const at = (end: string) => join(folder, `${name}.${end}`);
  const files = { cert: at('pem'), key: at('key') };
  openssl('req', ...NEW_KEY, '-keyout', files.key, '-out', at('csr'), '-subj', `/CN=${name}`);
  writeFileSync(at('names'), `subjectAltName=${subjectAltNames}`);
  const ca = ['-CA', authority.cert, '-CAkey', authority.key, '-CAcreateserial'];
  const limits = ['-days', days, '-extfile', at('names')];
  openssl('x509', '-req', '-in', at('csr'), ...ca, '-out', files.cert, ...limits);
  return files;
}

function openssl(...args: string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
