import { COMPANY_TYPES, CURRENCIES, LANGUAGES } from 'contracts/api/enumerations';
import type { BankData, ShownContrast, ShownFindings } from '../../pages/bank/bank-data';
import { coloursInLogo } from '../../pages/bank/logo-colours';
import { LANGUAGE_NAMES } from '../../pages/shell/language-names';
import { requireDeployment } from '../../reference-data/deployments';
import type { Sandbox } from '../../store/sandbox';
import { bankDocumentOf } from '../bank-in-world';
import {
  type BrandContrast,
  chooseLinkColourOnWhite,
  chooseTextColourOnButton,
  formatContrastRatio,
} from '../contrast';
import { formatFindingMessage } from '../finding-message';
import { createMadeLinkView } from '../share-form';
import { createSharedContent, type SharedLinks } from '../shared-links';
import { readSelectedColour, toBankFormValues } from './bank-file';
import { createLogoHref, createWorkbenchHref, readFormEntry, type WorkbenchView } from './view';

export function createBankData(view: WorkbenchView, links: SharedLinks): BankData {
  const { sandbox, language, typed, given, refused, origin } = view;
  const { scenario } = sandbox.start;
  const bank = bankDocumentOf(sandbox);
  const own = sandbox.store.ownBanks.get(scenario.partner);
  const saved = toBankFormValues(bank);
  const shared = findShareableBank(sandbox);
  const link = shared && links.findByContent(sandbox, shared);
  const colour = typed ? readSelectedColour(typed) : '';
  const entries = {
    name: readFormEntry(view, 'name', bank.name),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : saved.colour,
    languages: typed?.has('name') ? typed.all('language') : saved.languages,
    country: readFormEntry(view, 'country', saved.country),
    currency: readFormEntry(view, 'currency', saved.currency),
  };
  return {
    addresses: {
      bank: createWorkbenchHref(view, ''),
      form: createWorkbenchHref(view, '/form/editor'),
      export: createWorkbenchHref(view, '/export'),
      share: createWorkbenchHref(view, '/share'),
    },
    isOwn: own !== undefined,
    isPreview: view.isPreview,
    isLogoLost: view.isPreview && (typed?.file('logo') ?? null) !== null,
    link: link ? createMadeLinkView({ origin, language }, link) : null,
    partner: requireDeployment(scenario.partner).partner.parameters.display_name,
    entries,
    logo: bank.logo ? { src: createLogoHref(view, bank.logo), colours: coloursInLogo(bank.logo) } : null,
    countries: named(
      [...Object.keys(COMPANY_TYPES), ...(bank.countries?.supported ?? [])],
      language,
      'region',
    ),
    currencies: named(CURRENCIES, language, 'currency'),
    languages: LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    amount: (75_000).toLocaleString(language, {
      style: 'currency',
      currency: saved.currency,
      maximumFractionDigits: 0,
    }),
    onButton: shownContrast(chooseTextColourOnButton(entries.colour), language),
    onWhite: shownContrast(chooseLinkColourOnWhite(entries.colour), language),
    api: { address: readFormEntry(view, 'api'), key: readFormEntry(view, 'key') },
    document: { text: given ?? JSON.stringify(bank, null, 2), isOpen: given !== null },
    refused,
    found: foundIn(view),
  };
}

export function findShareableBank({ start: { scenario }, store }: Sandbox) {
  const own = store.ownBanks.get(scenario.partner)?.document;
  return own
    ? createSharedContent({ kind: 'bank', name: own.name, document: { scenario: scenario.id, bank: own } })
    : null;
}

function named(codes: readonly string[], language: string, type: 'region' | 'currency') {
  const names = new Intl.DisplayNames([language], { type });
  return [...new Set(codes)].map((value) => ({ value, label: names.of(value) ?? value }));
}

function shownContrast({ given, used, ratio }: BrandContrast, language: string): ShownContrast {
  return { used, ratio: given === used ? null : formatContrastRatio(language, ratio) };
}

function foundIn(view: WorkbenchView): ShownFindings | null {
  const { sandbox, findings, language, logoBefore } = view;
  if (findings === null) return null;
  const { logo } = bankDocumentOf(sandbox);
  return {
    findings: findings.map((finding) => ({ ...finding, message: formatFindingMessage(finding, language) })),
    logos: logoBefore !== null && logo ? { before: logoBefore, after: createLogoHref(view, logo) } : null,
  };
}
