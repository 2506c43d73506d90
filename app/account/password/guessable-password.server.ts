import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { ApiError } from '~/api/result';
import { settings } from '~/settings/settings.server';
import { CONTEXT_WORDS } from './context-words';

/** What others know of whoever chooses a password. */
interface Known {
  /** First label of the host, which names the deployment. */
  partnerKey?: string;
  email?: string;
}

/** A password that is found within so many guesses is one that everybody tries: `Passw0rd!` takes ten thousand. */
const FEW_GUESSES = 1_000_000;
/** More of a password is not looked at: it takes time, and so much of one is not on any list. */
const LOOKED_AT = 40;
/** Fewer letters than that, beside words that others know, make no password of one's own. */
const OWN_LETTERS = 4;
/** Shorter parts of a name stand in too many words. */
const SHORTEST_WORD = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with its lists when the first password is chosen: they are large. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: LOOKED_AT });
}

/**
 * Whether a new password that keeps the rules (ACC-04) is guessed all the same: it is made from one of the most used passwords that were
 * stolen elsewhere, or says nothing but words of this portal and of its owner's e-mail address, with figures and signs.
 */
export async function isGuessable(password: string, known: Known): Promise<boolean> {
  if (ownLetters(password, wordsOf(known)) < OWN_LETTERS) return true;
  estimator ??= loadEstimator();
  return (await estimator).check(password.slice(0, LOOKED_AT)).guesses < FEW_GUESSES;
}

/** The refusal of such a password, as the lending API words it; null when it may be taken or the rule is the API's (`REFUSE_KNOWN_PASSWORDS`). */
export async function refuseGuessable(
  password: string,
  known: Known,
): Promise<{ ok: false; error: Extract<ApiError, { kind: 'refused' }> } | null> {
  if (!settings.refusesKnownPasswords || !(await isGuessable(password, known))) return null;
  const errors = [{ code: 'err_password_too_simple', field: 'password' }];
  return { ok: false, error: { kind: 'refused', status: 422, errors } };
}

function wordsOf({ partnerKey = '', email = '' }: Known): string[] {
  const own = `${partnerKey} ${email}`.split(/[^\p{L}]+/u).map(plain);
  return [...CONTEXT_WORDS, ...own.filter((word) => word.length >= SHORTEST_WORD)].sort(
    (one, other) => other.length - one.length,
  );
}

/** How many letters are left of a password without these words. */
function ownLetters(password: string, words: readonly string[]): number {
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), plain(password.slice(0, LOOKED_AT)));
  const letters = left.match(/\p{L}/gu)?.length ?? 0;
  return password.length > LOOKED_AT ? letters + password.length - LOOKED_AT : letters;
}

/** Figures and signs that are written for letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Small letters without accents, also for what is written in their place between letters. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => WRITTEN_FOR[sign] ?? sign);
