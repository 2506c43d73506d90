import { createSeededFaker } from 'fixtures/seeded-faker';
import { drawReplacement, RECORDED_PASSWORD, replacementAddressOf } from './draw-replacement';
import { createNumberedReplacement } from './numbered-replacement';
import type { DrawnDataKind, PersonalDataKind } from './personal-data-kinds';
import type { Person } from './place';
import { MIN_TEXT_LENGTH, TextFinder } from './text-finder';

// After this many draws, the replacement is a number.
const MAX_DRAWS = 500;
const MAX_DRAWS_WHEN_USED_UP = 10;

// Longer lines are no addresses and slow to parse.
const MAX_LINE_CHARACTERS = 200;

export class Replacements {
  readonly #faker = createSeededFaker({ seed: 1, now: new Date(0) });
  readonly #originals = new Map<string, { kind: PersonalDataKind; text: string }>();
  readonly #made = new Map<string, string>();
  readonly #people = new Map<string, Person>();
  readonly #taken = new Set<string>();
  /** Recorded texts, which no drawn replacement may contain. */
  readonly #traces = new TextFinder();
  /** Originals that identify a person even within other texts. */
  readonly #naming = new TextFinder();
  readonly #telling = new TextFinder();
  readonly #own = new Set<string>();
  readonly #plain = new Set([RECORDED_PASSWORD]);
  readonly #usedUp = new Set<PersonalDataKind>();
  #numbers = 0;

  /**
   * Call this before the first replacement.
   * @param person named in the same object
   */
  register(kind: PersonalDataKind, text: string, person: Person | null): void {
    const key = keyOf(kind, text);
    this.#originals.set(key, { kind, text });
    if (kind === 'e-mail' && person && !this.#people.has(key)) this.#people.set(key, person);
    if (CONSTANT_KINDS.includes(kind)) return;
    this.#traces.add(text);
    if (SHARED_KINDS.includes(kind)) return;
    if (text.length >= MIN_TEXT_LENGTH) this.#own.add(text.toLowerCase());
    if (!COMMON_WORD_KINDS.includes(kind)) this.#naming.add(text);
    if (IDENTIFYING_KINDS.includes(kind)) this.#telling.add(text);
  }

  of(kind: PersonalDataKind, text: string): string {
    if (kind === 'street line') return this.#streetLine(text);
    if (kind === 'search') return this.#searched(text);
    const key = keyOf(kind, text);
    const made = this.#made.get(key) ?? this.#ofPerson(kind, key) ?? this.#fresh(kind, text);
    this.#made.set(key, made);
    return made;
  }

  counts(): [PersonalDataKind, number][] {
    const counts = new Map<PersonalDataKind, number>();
    for (const { kind } of this.#originals.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one);
  }

  /** False for values that many people share, such as towns. */
  isOriginal(text: string): boolean {
    return this.#own.has(text.toLowerCase());
  }

  containsOriginal(text: string): boolean {
    return !this.#plain.has(text) && (this.isOriginal(text) || this.#naming.occurIn(text));
  }

  identifiesPersonIn(text: string): boolean {
    return this.#telling.occurIn(text);
  }

  #ofPerson(kind: PersonalDataKind, key: string): string | null {
    const person = kind === 'e-mail' ? this.#people.get(key) : undefined;
    if (!person) return null;
    const [first, last] = [this.of('given name', person.first), this.of('family name', person.last)];
    const made = replacementAddressOf(first, last, this.#made.size);
    return this.#traces.occurIn(made) || this.#isTaken(kind, made) ? null : made;
  }

  #fresh(kind: DrawnDataKind, text: string): string {
    const tries = this.#usedUp.has(kind) ? MAX_DRAWS_WHEN_USED_UP : MAX_DRAWS;
    for (let tried = 0; tried < tries; tried += 1) {
      const drawn = drawReplacement(kind, text, this.#faker, this.#made.size);
      if (CONSTANT_KINDS.includes(kind)) return drawn;
      if (drawn === text || this.#traces.occurIn(drawn) || this.#isTaken(kind, drawn)) continue;
      return drawn;
    }
    this.#usedUp.add(kind);
    return this.#numbered(kind, text);
  }

  /** May contain a short recorded value by coincidence. */
  #numbered(kind: DrawnDataKind, text: string): string {
    for (;;) {
      this.#numbers += 1;
      const made = createNumberedReplacement(kind, text, this.#numbers);
      if (made !== text && !this.#originals.has(keyOf(kind, made)) && !this.#isTaken(kind, made)) {
        this.#plain.add(made);
        return made;
      }
    }
  }

  #isTaken(kind: PersonalDataKind, replacement: string): boolean {
    if (SHARED_KINDS.includes(kind)) return false;
    const key = `${kind}:${replacement.toLowerCase()}`;
    if (this.#taken.has(key)) return true;
    this.#taken.add(key);
    return false;
  }

  #streetLine(line: string): string {
    const [, street, number] =
      (line.length <= MAX_LINE_CHARACTERS && /^(.+?)\s+(\d\S*(?:\s?[a-zA-Z])?)$/.exec(line)) || [];
    if (street === undefined || number === undefined) return this.of('street', line);
    return `${this.of('street', street)} ${this.of('house number', number)}`;
  }

  /** The search term stays a part of the replaced company name. */
  #searched(part: string): string {
    const folded = part.toLowerCase();
    const company = [...this.#originals.values()].find(
      ({ kind, text }) => kind === 'company' && text.toLowerCase().includes(folded),
    );
    if (!company) return this.of('company', part);
    return this.of('company', company.text).slice(0, Math.max(part.length, 4)).trim();
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

// Replaced only if a whole text equals a recorded value of these kinds.
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
  const folded = FOLDED[kind]?.(text) ?? text;
  return `${kind}:${folded}`;
}

const FOLDED: Readonly<Partial<Record<PersonalDataKind, (text: string) => string>>> = {
  'e-mail': (text) => text.trim().toLowerCase(),
  phone: (text) => text.replaceAll(/[^\d+]/g, ''),
  account: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
  'tax number': (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
  company: (text) => text.trim(),
  'given name': (text) => text.trim(),
  'family name': (text) => text.trim(),
};
