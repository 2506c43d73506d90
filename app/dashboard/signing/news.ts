import type { IdentificationFacts } from './rules/signing-identity';

/** An identification in one word: another word, and there is something new to be shown. */
export function newsOf({ signature_status, ident_result }: IdentificationFacts): string {
  return `${signature_status} ${ident_result ?? ''}`;
}
