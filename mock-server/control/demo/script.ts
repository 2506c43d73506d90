import { APPLICATION_STATUSES, LANGUAGES, type Language } from 'contracts/api/enumerations';
import { z } from 'zod';
import { OUTCOMES } from '../identification';
import { PORTAL_PATH } from '../portal-path';

/** Most stops of a script: each keeps a copy of its world. */
const MAX_STOPS = 20;

/** Something that a person sees: no mark alone, and none of the letters that are drawn as nothing. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is not seen, or turns the direction of what follows, but for the joiners and soft hyphens inside words and emoji. */
const HIDDEN = /(?!(?<=[\p{L}\p{M}\p{Emoji}])[\u00ad\u200c\u200d](?=[\p{L}\p{Emoji}]))[\p{Cc}\p{Cf}]/u;

/** A line of text that can be seen as it is. */
function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text === '' || (VISIBLE.test(text) && !HIDDEN.test(text)), 'hidden_characters');
}

/** The same text in every language, or in some of them. */
function words(max: number) {
  const inLanguages = z
    .strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, line(max).optional()])) as Record<
        Language,
        z.ZodOptional<ReturnType<typeof line>>
      >,
    )
    .refine((texts) => Object.values(texts).some((text) => text !== undefined), 'no_words');
  return z.union([line(max), inLanguages]);
}

/** A path of the portal, never another site; `{application}` stands for the newest application. */
const path = z.string().max(500).regex(PORTAL_PATH, 'not_a_path');

/** Key or e-mail of somebody of the world; `visitor` for nobody. */
const persona = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\s]+$/u, 'not_a_name');

/** What is done to a world, by the simulator's own rules. */
export const move = z.discriminatedUnion('do', [
  /** Takes the newest application on, step by step, as far as this status; or rejects or reopens it. */
  z.strictObject({ do: z.literal('status'), to: z.enum(APPLICATION_STATUSES) }),
  z.strictObject({
    do: z.literal('clock'),
    by: z.string().regex(/^P(\d{1,3}D|T\d{1,3}H)$/, 'not_a_duration'),
  }),
  /** What a provider, or the back office, says of the identification of who is asked to sign. */
  z.strictObject({ do: z.literal('identification'), who: persona, outcome: z.enum(OUTCOMES) }),
  /** Shows the portal as another bank's: a name, a colour of its own, whom to ask there, and who advises. */
  z.strictObject({
    do: z.literal('bank'),
    name: line(60),
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'not_a_colour')
      .optional(),
    email: z.email().max(200).optional(),
    phone: z
      .string()
      .regex(/^[+()\d][\d\s()/-]{2,30}$/)
      .optional(),
    advisor: line(80).optional(),
  }),
]);
export type Move = z.output<typeof move>;

const stop = z.strictObject({
  title: words(60),
  /** A word or two for the rail; the title without. */
  short: words(24).optional(),
  /** What the presenter says. */
  say: words(1000),
  /** What the presenter does, and does not say. */
  hint: words(300).optional(),
  /** Where everybody looks, in order. */
  look: z.array(words(300)).max(6).default([]),
  /** What happens at the bank meanwhile, beside what the world itself tells. */
  meanwhile: z.array(words(300)).max(6).default([]),
  /** What the portal shows, and as whom. */
  where: z.strictObject({ path, persona: persona.default('visitor') }),
  /** On the second phone; without it whoever signs besides the first. */
  second: z.strictObject({ path: path.optional(), persona }).optional(),
  /** How the world gets there. */
  world: z
    .strictObject({
      /** Situation that it begins with; without one it goes on from the stop before. */
      scenario: z.string().max(60).optional(),
      /** Goes on from the stop before where the newest application has come at least so far, and begins with the situation only where it has not. */
      goes_on_from: z.enum(APPLICATION_STATUSES).optional(),
      moves: z.array(move).max(20).default([]),
    })
    .default({ moves: [] }),
  /** What could be shown instead. */
  instead: z
    .array(z.strictObject({ title: words(60), moves: z.array(move).min(1).max(20) }))
    .max(4)
    .default([]),
});

/** A demonstration as a list of stops. */
export const demoScript = z.strictObject({
  title: words(80),
  /** How long it takes, minutes. */
  minutes: z.int().min(1).max(240).optional(),
  stops: z.array(stop).min(1).max(MAX_STOPS),
});

export type DemoScript = z.output<typeof demoScript>;
export type Stop = DemoScript['stops'][number];
export type Words = Stop['title'];

/** A text in a language; where it is missing, in the first that there is. */
export function said(text: Words, language: Language): string {
  if (typeof text === 'string') return text;
  const [first = ''] = LANGUAGES.flatMap((known) => text[known] ?? []);
  return text[language] ?? first;
}
