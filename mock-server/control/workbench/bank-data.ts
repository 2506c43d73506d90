import { COMPANY_TYPES, CURRENCIES, LANGUAGES } from 'contracts/api/enumerations';
import type { BankData, ShownContrast, ShownFindings } from '../../pages/bank/bank-data';
import { deploymentWithId } from '../../reference-data/deployments';
import { texts } from '../../texts/texts';
import { bankOf } from '../bank-in-world';
import { brandOf } from '../brand';
import { type BrandContrast, formattedRatio, linkColourOnWhite, textColourOnButton } from '../contrast';
import { findingMessage } from '../finding-message';
import { colourIn, entriesOf } from './documents';
import { entryOf, logoHref, type WorkbenchView, workbenchHref } from './view';

/** SIM-14, SIM-15 */
export function bankData(view: WorkbenchView): BankData {
  const { sandbox, language, typed, given, refused, origin } = view;
  const { scenario } = sandbox.start;
  const bank = bankOf(sandbox);
  const own = sandbox.store.ownBanks.get(scenario.partner);
  const saved = entriesOf(bank);
  const colour = typed ? colourIn(typed) : '';
  const entries = {
    name: entryOf(view, 'name', bank.name),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : saved.colour,
    languages: typed?.has('name') ? typed.all('language') : saved.languages,
    country: entryOf(view, 'country', saved.country),
    currency: entryOf(view, 'currency', saved.currency),
  };
  return {
    addresses: {
      bank: workbenchHref(view, ''),
      form: workbenchHref(view, '/form/editor'),
      export: workbenchHref(view, '/export'),
    },
    link: own
      ? `${origin}/simulator/play/${scenario.id}?${new URLSearchParams({ brand: brandOf(own.document) })}`
      : null,
    partner: deploymentWithId(scenario.partner).partner.parameters.display_name,
    entries,
    logo: bank.logo ? { src: logoHref(view, bank.logo), colours: coloursIn(bank.logo) } : null,
    countries: named(
      [...Object.keys(COMPANY_TYPES), ...(bank.countries?.supported ?? [])],
      language,
      'region',
    ),
    currencies: named(CURRENCIES, language, 'currency'),
    languages: LANGUAGES.map((code) => ({ code, name: texts('workbench', code)('language') })),
    amount: (75_000).toLocaleString(language, {
      style: 'currency',
      currency: saved.currency,
      maximumFractionDigits: 0,
    }),
    onButton: shownContrast(textColourOnButton(entries.colour), language),
    onWhite: shownContrast(linkColourOnWhite(entries.colour), language),
    api: { address: entryOf(view, 'api'), key: entryOf(view, 'key') },
    document: { text: given ?? JSON.stringify(bank, null, 2), isOpen: given !== null },
    refused,
    found: foundIn(view),
  };
}

function named(codes: readonly string[], language: string, type: 'region' | 'currency') {
  const names = new Intl.DisplayNames([language], { type });
  return [...new Set(codes)].map((value) => ({ value, label: names.of(value) ?? value }));
}

function shownContrast({ given, used, ratio }: BrandContrast, language: string): ShownContrast {
  return { used, ratio: given === used ? null : formattedRatio(language, ratio) };
}

function foundIn(view: WorkbenchView): ShownFindings | null {
  const { sandbox, findings, language, logoBefore } = view;
  if (findings === null) return null;
  const { logo } = bankOf(sandbox);
  return {
    findings: findings.map((finding) => ({ ...finding, message: findingMessage(finding, language) })),
    logos: logoBefore !== null && logo ? { before: logoBefore, after: logoHref(view, logo) } : null,
  };
}

/** Most frequent colour first. */
function coloursIn(logo: string): string[] {
  const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(logo) ?? [];
  if (data === undefined) return [];
  const found =
    Buffer.from(data, 'base64')
      .toString('utf8')
      .match(/#[0-9a-f]{6}\b/gi) ?? [];
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each.toLowerCase(), (counts.get(each.toLowerCase()) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([each]) => each)
    .slice(0, 4);
}
