import { DYNAMIC_FORMS, type DynamicForm, LANGUAGES } from 'contracts/api/enumerations';
import type { DeploymentId } from 'fixtures/deployments';
import { z } from 'zod';
import type { Finding } from '../../rules/finding';
import type { BankDocument } from '../../rules/own-bank/bank-document';
import { isFreeLabel } from '../../rules/own-bank/host-label';
import { parseJsonDocument } from '../../rules/parse-json-document';
import type { Sandbox } from '../../store/sandbox';
import { bankDocumentOf } from '../bank-in-world';
import type { SubmittedForm } from './submitted-form';

const EXPORT_FORMAT = 'own-bank-1';

const bankFile = z.strictObject({
  format: z.literal(EXPORT_FORMAT).optional(),
  bank: z.unknown(),
  forms: z
    .strictObject(Object.fromEntries(DYNAMIC_FORMS.map((name) => [name, z.unknown().optional()])))
    .optional(),
});
type BankFile = z.output<typeof bankFile>;

export function createBankFile(sandbox: Sandbox, formOf: (name: DynamicForm) => object | null): BankFile {
  const ownFormNames = DYNAMIC_FORMS.filter((name) => sandbox.store.ownForms.get(name) !== undefined);
  return {
    format: EXPORT_FORMAT,
    bank: bankDocumentOf(sandbox),
    forms: Object.fromEntries(ownFormNames.map((name) => [name, formOf(name)])),
  };
}

export function readBankFile(value: unknown): {
  bank: unknown;
  forms: [DynamicForm, unknown][];
  findings: Finding[];
} {
  if (typeof value !== 'object' || value === null || !('bank' in value))
    return { bank: value, forms: [], findings: [] };
  const { document, findings } = parseJsonDocument(bankFile, value);
  const forms = DYNAMIC_FORMS.flatMap((name): [DynamicForm, unknown][] => {
    const form = document?.forms?.[name];
    return form === undefined ? [] : [[name, form]];
  });
  return { bank: value.bank, forms, findings };
}

const DEFAULT_COLOUR = '#005064';

export function toBankFormValues({ name, colours, languages, countries, currencies }: BankDocument) {
  return {
    name,
    colour: colours?.primary.toLowerCase() ?? DEFAULT_COLOUR,
    languages: languages?.supported ?? LANGUAGES,
    country: countries?.default ?? countries?.supported[0] ?? '',
    currency: currencies?.default ?? currencies?.supported[0] ?? '',
  };
}

export async function createBankFromFormValues(
  sandbox: Sandbox,
  submittedForm: SubmittedForm,
): Promise<object> {
  const { partner } = sandbox.start.scenario;
  const previousDocument = sandbox.store.ownBanks.get(partner)?.document;
  const bankDocument = bankDocumentOf(sandbox);
  const currentValues = toBankFormValues(bankDocument);
  const name = submittedForm.text('name').trim();
  const isRenamed = name !== currentValues.name;
  const key = isRenamed ? keyOf(name, partner) : null;
  const primary = readSelectedColour(submittedForm);
  const languages = submittedForm.texts('language');
  const [country, currency] = [submittedForm.text('country'), submittedForm.text('currency')];
  const logo = submittedForm.file('logo');
  return {
    ...previousDocument,
    name,
    ...(previousDocument?.legal_name && isRenamed && { legal_name: name }),
    ...(key !== null && { key }),
    ...(primary !== '' &&
      primary.toLowerCase() !== currentValues.colour && {
        colours: replacePrimaryColour(previousDocument?.colours, primary),
      }),
    ...(submittedForm.text('intent') === 'remove-logo' && { logo: null }),
    ...(logo && { logo: await readDataUrl(logo) }),
    ...(submittedForm.has('name') &&
      !isSameSet(languages, currentValues.languages) && {
        languages: intersection(languages, bankDocument.languages?.default),
      }),
    ...(country &&
      country !== currentValues.country && { countries: withDefault(bankDocument.countries, country) }),
    ...(currency &&
      currency !== currentValues.currency && { currencies: withDefault(bankDocument.currencies, currency) }),
  };
}

function replacePrimaryColour(previousColours: BankDocument['colours'], primary: string) {
  const { link, primary: previousPrimary, ...otherColours } = previousColours ?? { primary: '' };
  return {
    ...otherColours,
    ...(link && link.toLowerCase() !== previousPrimary.toLowerCase() && { link }),
    primary,
  };
}

function intersection(supported: readonly string[], preferred: string | undefined) {
  return { supported, default: supported.find((candidate) => candidate === preferred) ?? supported[0] };
}

function withDefault(list: { supported: readonly string[] } | undefined, preferred: string) {
  return { supported: [...new Set([...(list?.supported ?? []), preferred])], default: preferred };
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((value) => right.includes(value));
}

export function readSelectedColour(submittedForm: SubmittedForm): string {
  const intent = submittedForm.text('intent');
  return intent.startsWith('colour:') ? intent.slice('colour:'.length) : submittedForm.text('colour');
}

async function readDataUrl(file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = bytes.subarray(0, 4).toString('latin1').endsWith('PNG') ? 'image/png' : 'image/svg+xml';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function keyOf(name: string, partner: DeploymentId): string | null {
  const key = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return isFreeLabel(key, partner) ? key : null;
}
