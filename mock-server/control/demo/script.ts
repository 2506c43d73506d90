import { APPLICATION_STATUSES, LANGUAGES, type Language } from 'contracts/api/enumerations';
import { z } from 'zod';
import { IDENTIFICATION_OUTCOMES } from '../identification';
import { PORTAL_PATH_PATTERN } from '../portal-path';

const MAX_STOPS = 20;

const VISIBLE_CHARACTER = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Matches invisible and direction-changing characters, except joiners and soft hyphens within words and emoji. */
const HIDDEN_CHARACTER =
  /(?!(?<=[\p{L}\p{M}\p{Emoji}])[\u00ad\u200c\u200d](?=[\p{L}\p{Emoji}]))[\p{Cc}\p{Cf}]/u;

function line(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(
      (text) => text === '' || (VISIBLE_CHARACTER.test(text) && !HIDDEN_CHARACTER.test(text)),
      'hidden_characters',
    );
}

function words(max: number) {
  const localizedTextSchema = z
    .strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, line(max).optional()])) as Record<
        Language,
        z.ZodOptional<ReturnType<typeof line>>
      >,
    )
    .refine((texts) => Object.values(texts).some((text) => text !== undefined), 'no_words');
  return z.union([line(max), localizedTextSchema]);
}

const path = z.string().max(500).regex(PORTAL_PATH_PATTERN, 'not_a_path');

const persona = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\s]+$/u, 'not_a_name');

export const scriptActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('status'), to: z.enum(APPLICATION_STATUSES) }),
  z.strictObject({
    do: z.literal('clock'),
    by: z.string().regex(/^P(\d{1,3}D|T\d{1,3}H)$/, 'not_a_duration'),
  }),
  z.strictObject({ do: z.literal('identification'), who: persona, outcome: z.enum(IDENTIFICATION_OUTCOMES) }),
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
export type ScriptAction = z.output<typeof scriptActionSchema>;

const stopSchema = z.strictObject({
  title: words(60),
  short: words(24).optional(),
  say: words(1000),
  hint: words(300).optional(),
  look: z.array(words(300)).max(6).default([]),
  meanwhile: z.array(words(300)).max(6).default([]),
  where: z.strictObject({ path, persona: persona.default('visitor') }),
  second: z.strictObject({ path: path.optional(), persona }).optional(),
  world: z
    .strictObject({
      scenario: z.string().max(60).optional(),
      /** Loads the scenario only if the newest application has not reached this status. */
      goes_on_from: z.enum(APPLICATION_STATUSES).optional(),
      moves: z.array(scriptActionSchema).max(20).default([]),
    })
    .default({ moves: [] }),
  instead: z
    .array(z.strictObject({ title: words(60), moves: z.array(scriptActionSchema).min(1).max(20) }))
    .max(4)
    .default([]),
});

export const demoScriptSchema = z.strictObject({
  title: words(80),
  minutes: z.int().min(1).max(240).optional(),
  stops: z.array(stopSchema).min(1).max(MAX_STOPS),
});

export type DemoScript = z.output<typeof demoScriptSchema>;
export type DemoStop = DemoScript['stops'][number];
export type LocalizedText = DemoStop['title'];

export function getScriptText(text: LocalizedText, language: Language): string {
  if (typeof text === 'string') return text;
  const [firstText = ''] = LANGUAGES.flatMap((code) => text[code] ?? []);
  return text[language] ?? firstText;
}
