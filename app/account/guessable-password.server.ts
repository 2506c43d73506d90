import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { ApiError } from '~/api/result';
import { settings } from '~/settings/settings.server';

interface PasswordContext {
  partnerKey?: string;
  email?: string;
}

/** For comparison: `Passw0rd!` takes ten thousand guesses. */
const MAX_GUESSES_OF_WEAK_PASSWORD = 1_000_000;
/** Estimating the guesses for longer passwords is slow. */
const MAX_ESTIMATED_LENGTH = 40;
const MIN_OWN_LETTERS = 4;
const MIN_WORD_LENGTH = 3;

/** Passwords made only of these words are guessable (docs/security/limits.md). */
const CONTEXT_WORDS: readonly string[] = `
  admin antrag application bank banque business company credit darlehen factoring finance financing
  financement finanz finanzierung finansowanie firma firmen geschaft geschaeft geschafts geschaefts
  kredit kredyt leasing loan login passwort password pozyczka portal unternehmen welcome willkommen
`
  .trim()
  .split(/\s+/);

let estimatorPromise: Promise<ZxcvbnFactory> | undefined;

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: MAX_ESTIMATED_LENGTH });
}

/** ACC-04. True for variations of leaked passwords, and for words about the portal or the user. */
export async function isGuessablePassword(password: string, context: PasswordContext): Promise<boolean> {
  if (countOwnLetters(password, contextWordsOf(context)) < MIN_OWN_LETTERS) return true;
  estimatorPromise ??= loadEstimator();
  return (
    (await estimatorPromise).check(password.slice(0, MAX_ESTIMATED_LENGTH)).guesses <
    MAX_GUESSES_OF_WEAK_PASSWORD
  );
}

/** Null if the password is allowed or `REFUSE_KNOWN_PASSWORDS` is off. */
export async function refuseGuessablePassword(
  password: string,
  context: PasswordContext,
): Promise<{ ok: false; error: Extract<ApiError, { kind: 'refused' }> } | null> {
  if (!settings.refusesKnownPasswords || !(await isGuessablePassword(password, context))) return null;
  const errors = [{ code: 'err_password_too_simple', field: 'password' }];
  return { ok: false, error: { kind: 'refused', status: 422, errors } };
}

function contextWordsOf({ partnerKey = '', email = '' }: PasswordContext): string[] {
  const userWords = `${partnerKey} ${email}`.split(/[^\p{L}]+/u).map(plain);
  return [...CONTEXT_WORDS, ...userWords.filter((word) => word.length >= MIN_WORD_LENGTH)].sort(
    (first, second) => second.length - first.length,
  );
}

function countOwnLetters(password: string, words: readonly string[]): number {
  const remainingText = words.reduce(
    (text, word) => text.replaceAll(word, ' '),
    plain(password.slice(0, MAX_ESTIMATED_LENGTH)),
  );
  const letters = remainingText.match(/\p{L}/gu)?.length ?? 0;
  return password.length > MAX_ESTIMATED_LENGTH ? letters + password.length - MAX_ESTIMATED_LENGTH : letters;
}

const SUBSTITUTED_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => SUBSTITUTED_LETTERS[sign] ?? sign);
