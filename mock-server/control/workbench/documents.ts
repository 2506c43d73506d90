import { DYNAMIC_FORMS, type DynamicForm } from 'contracts/api/enumerations';
import { DEPLOYMENTS, findDeployment } from 'fixtures/deployments';
import type { Sandbox } from '../../store/sandbox';
import { bankOf } from '../bank-in-world';
import type { Given } from './given';

/** The one file that a bank and its forms travel in. */
interface BankFile {
  format: 'own-bank-1';
  bank: object;
  forms: Partial<Record<DynamicForm, object>>;
}

/** What is exported of a world: the whole bank, and the forms that are one's own. */
export function exportOf(sandbox: Sandbox, formOf: (name: DynamicForm) => object | null): BankFile {
  const own = DYNAMIC_FORMS.filter((name) => sandbox.store.ownForms.get(name) !== undefined);
  return {
    format: 'own-bank-1',
    bank: bankOf(sandbox),
    forms: Object.fromEntries(own.map((name) => [name, formOf(name)])),
  };
}

/** The documents in a file that was read: a bank with its forms, or a bank alone. */
export function documentsIn(value: unknown): { bank: unknown; forms: [DynamicForm, unknown][] } {
  if (typeof value !== 'object' || value === null || !('bank' in value)) return { bank: value, forms: [] };
  const forms: unknown = 'forms' in value ? value.forms : {};
  if (typeof forms !== 'object' || forms === null) return { bank: value.bank, forms: [] };
  const given = new Map<string, unknown>(Object.entries(forms));
  return {
    bank: value.bank,
    forms: DYNAMIC_FORMS.flatMap((name): [DynamicForm, unknown][] =>
      given.has(name) ? [[name, given.get(name)]] : [],
    ),
  };
}

/** The document that the page's few entries make: what is not among them stays as the world's own bank has it. */
export async function bankOfEntries(sandbox: Sandbox, given: Given): Promise<object> {
  const { partner } = sandbox.start.scenario;
  const before = sandbox.store.ownBanks.get(partner)?.document;
  const intent = given.text('intent');
  const name = given.text('name').trim();
  const primary = colourIn(given);
  const usual = DEPLOYMENTS[partner].partner.fe_theme?.color_primary;
  const isKept = before ? before.colours?.primary === primary : primary === usual;
  const logo = given.file('logo');
  const [first] = given.all('language');
  const key = keyOf(name);
  return {
    ...before,
    name,
    ...(before?.legal_name && before.name !== name && { legal_name: name }),
    ...(key !== null && { key }),
    ...(primary !== '' && !isKept && { colours: { primary } }),
    ...(intent === 'remove-logo' && { logo: null }),
    ...(logo && { logo: await asDataAddress(logo) }),
    ...(first !== undefined && { languages: { supported: given.all('language'), default: first } }),
    ...(given.text('country') && { countries: { supported: [given.text('country')] } }),
    ...(given.text('currency') && { currencies: { supported: [given.text('currency')] } }),
  };
}

/** The colour that was chosen: of the logo by its button, else the entry. */
export function colourIn(given: Given): string {
  const intent = given.text('intent');
  return intent.startsWith('colour:') ? intent.slice('colour:'.length) : given.text('colour');
}

async function asDataAddress(file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = bytes.subarray(0, 4).toString('latin1').endsWith('PNG') ? 'image/png' : 'image/svg+xml';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** A host label out of a name; null where there would be none, or it is somebody else's. */
function keyOf(name: string): string | null {
  const key = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const isFree = /^[a-z]/.test(key) && findDeployment(key) === undefined;
  return isFree && key !== 'localhost' && key !== 'www' ? key : null;
}
