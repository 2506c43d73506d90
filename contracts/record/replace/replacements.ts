import { createSeededFaker } from 'fixtures/seeded-faker';
import { drawReplacement, RECORDED_PASSWORD, replacementAddressOf } from './draw-replacement';
import { createNumberedReplacement } from './numbered-replacement';
import type { DrawnDataKind, PersonalDataKind } from './personal-data-kinds';
import { MIN_TEXT_LENGTH, TextFinder } from './text-finder';
import type { PersonName } from './value-context';

// After so many collisions, a numbered text replaces the original.
const MAX_DRAWS = 500;
const MAX_DRAWS_WHEN_USED_UP = 10;

// Longer lines are no street addresses, and slow to parse.
const MAX_LINE_CHARACTERS = 200;

export class Replacements {
  readonly #faker = createSeededFaker({ seed: 1, now: new Date(0) });
  readonly #originals = new Map<string, { kind: PersonalDataKind; text: string }>();
  readonly #replacementByKey = new Map<string, string>();
  readonly #people = new Map<string, PersonName>();
  readonly #usedReplacements = new Set<string>();
  /** Recorded texts, which no drawn replacement may contain. */
  readonly #recordedTexts = new TextFinder();
  /** Originals that identify a person even within other texts. */
  readonly #distinctiveTexts = new TextFinder();
  readonly #identifyingTexts = new TextFinder();
  readonly #personalTexts = new Set<string>();
  readonly #harmlessTexts = new Set([RECORDED_PASSWORD]);
  readonly #usedUp = new Set<PersonalDataKind>();
  #numbers = 0;

  /**
   * Call this before the first replacement.
   * @param person whose name is in the same object
   */
  register(kind: PersonalDataKind, text: string, person: PersonName | null): void {
    const key = keyOf(kind, text);
    this.#originals.set(key, { kind, text });
    if (kind === 'e-mail' && person && !this.#people.has(key)) this.#people.set(key, person);
    if (CONSTANT_KINDS.includes(kind)) return;
    this.#recordedTexts.add(text);
    if (SHARED_KINDS.includes(kind)) return;
    if (text.length >= MIN_TEXT_LENGTH) this.#personalTexts.add(text.toLowerCase());
    if (!COMMON_WORD_KINDS.includes(kind)) this.#distinctiveTexts.add(text);
    if (IDENTIFYING_KINDS.includes(kind)) this.#identifyingTexts.add(text);
  }

  replacementOf(kind: PersonalDataKind, text: string): string {
    if (kind === 'street line') return this.#streetLine(text);
    if (kind === 'search') return this.#replaceSearchTerm(text);
    const key = keyOf(kind, text);
    const replacement =
      this.#replacementByKey.get(key) ?? this.#addressOfPerson(kind, key) ?? this.#drawUnused(kind, text);
    this.#replacementByKey.set(key, replacement);
    return replacement;
  }

  counts(): [PersonalDataKind, number][] {
    const counts = new Map<PersonalDataKind, number>();
    for (const { kind } of this.#originals.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a);
  }

  /** False for values that many people share, such as towns. */
  isOriginal(text: string): boolean {
    return this.#personalTexts.has(text.toLowerCase());
  }

  containsOriginal(text: string): boolean {
    return (
      !this.#harmlessTexts.has(text) && (this.isOriginal(text) || this.#distinctiveTexts.findsAnyIn(text))
    );
  }

  identifiesPersonIn(text: string): boolean {
    return this.#identifyingTexts.findsAnyIn(text);
  }

  #addressOfPerson(kind: PersonalDataKind, key: string): string | null {
    const person = kind === 'e-mail' ? this.#people.get(key) : undefined;
    if (!person) return null;
    const [first, last] = [
      this.replacementOf('given name', person.first),
      this.replacementOf('family name', person.last),
    ];
    const address = replacementAddressOf(first, last, this.#replacementByKey.size);
    return this.#recordedTexts.findsAnyIn(address) || this.#isTaken(kind, address) ? null : address;
  }

  #drawUnused(kind: DrawnDataKind, text: string): string {
    const maxDraws = this.#usedUp.has(kind) ? MAX_DRAWS_WHEN_USED_UP : MAX_DRAWS;
    for (let attempt = 0; attempt < maxDraws; attempt += 1) {
      const candidate = drawReplacement(kind, text, this.#faker, this.#replacementByKey.size);
      if (CONSTANT_KINDS.includes(kind)) return candidate;
      if (candidate === text || this.#recordedTexts.findsAnyIn(candidate) || this.#isTaken(kind, candidate))
        continue;
      return candidate;
    }
    this.#usedUp.add(kind);
    return this.#numbered(kind, text);
  }

  /** May contain a short recorded value by coincidence. */
  #numbered(kind: DrawnDataKind, text: string): string {
    for (;;) {
      this.#numbers += 1;
      const replacement = createNumberedReplacement(kind, text, this.#numbers);
      if (
        replacement !== text &&
        !this.#originals.has(keyOf(kind, replacement)) &&
        !this.#isTaken(kind, replacement)
      ) {
        this.#harmlessTexts.add(replacement);
        return replacement;
      }
    }
  }

  #isTaken(kind: PersonalDataKind, replacement: string): boolean {
    if (SHARED_KINDS.includes(kind)) return false;
    const key = `${kind}:${replacement.toLowerCase()}`;
    if (this.#usedReplacements.has(key)) return true;
    this.#usedReplacements.add(key);
    return false;
  }

  #streetLine(line: string): string {
    const [, street, number] =
      (line.length <= MAX_LINE_CHARACTERS && /^(.+?)\s+(\d\S*(?:\s?[a-zA-Z])?)$/.exec(line)) || [];
    if (street === undefined || number === undefined) return this.replacementOf('street', line);
    return `${this.replacementOf('street', street)} ${this.replacementOf('house number', number)}`;
  }

  /** The search term stays a part of the replaced company name. */
  #replaceSearchTerm(part: string): string {
    const lowerCasePart = part.toLowerCase();
    const company = [...this.#originals.values()].find(
      ({ kind, text }) => kind === 'company' && text.toLowerCase().includes(lowerCasePart),
    );
    if (!company) return this.replacementOf('company', part);
    return this.replacementOf('company', company.text).slice(0, Math.max(part.length, 4)).trim();
  }
}

// Excludes company names, because a bank's name is public.
const IDENTIFYING_KINDS: readonly PersonalDataKind[] = [
  'account',
  'address of a file',
  'e-mail',
  'full name',
  'id',
  'phone',
  'tax number',
  'token',
];

// A published text may contain recorded values of these kinds, but not equal one.
const COMMON_WORD_KINDS: readonly PersonalDataKind[] = ['free text', 'search'];

const CONSTANT_KINDS: readonly PersonalDataKind[] = ['password'];

const SHARED_KINDS: readonly PersonalDataKind[] = [
  'birthdate',
  'city',
  'date',
  'digits',
  'given name',
  'house number',
  'position',
  'postcode',
];

function keyOf(kind: PersonalDataKind, text: string): string {
  const normalized = NORMALIZATION_BY_KIND[kind]?.(text) ?? text;
  return `${kind}:${normalized}`;
}

const NORMALIZATION_BY_KIND: Readonly<Partial<Record<PersonalDataKind, (text: string) => string>>> = {
  'e-mail': (text) => text.trim().toLowerCase(),
  phone: (text) => text.replaceAll(/[^\d+]/g, ''),
  account: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
  'tax number': (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
  company: (text) => text.trim(),
  'given name': (text) => text.trim(),
  'family name': (text) => text.trim(),
};
