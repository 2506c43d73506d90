import { COMPANY_TYPES, CURRENCIES, LANGUAGES } from 'contracts/api/enumerations';
import type { BankData, ShownContrast, ShownFindings } from '../../pages/bank/bank-data';
import { listColoursInLogo } from '../../pages/bank/logo-colours';
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
import { type BankPageView, createBankPageHref, createLogoHref, readFormEntry } from './view';

export function createBankData(view: BankPageView, links: SharedLinks): BankData {
  const { sandbox, language, typed, submittedText, refusalMessage, origin } = view;
  const { scenario } = sandbox.start;
  const bank = bankDocumentOf(sandbox);
  const ownBank = sandbox.store.ownBanks.get(scenario.partner);
  const savedValues = toBankFormValues(bank);
  const shareableBank = findShareableBank(sandbox);
  const link = shareableBank && links.findByContent(sandbox, shareableBank);
  const colour = typed ? readSelectedColour(typed) : '';
  const entries = {
    name: readFormEntry(view, 'name', bank.name),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : savedValues.colour,
    languages: typed?.has('name') ? typed.texts('language') : savedValues.languages,
    country: readFormEntry(view, 'country', savedValues.country),
    currency: readFormEntry(view, 'currency', savedValues.currency),
  };
  return {
    addresses: {
      bank: createBankPageHref(view, ''),
      form: createBankPageHref(view, '/form/editor'),
      exportHref: createBankPageHref(view, '/export'),
      share: createBankPageHref(view, '/share'),
    },
    isCustomised: ownBank !== undefined,
    isPreview: view.isPreview,
    isLogoLost: view.isPreview && (typed?.file('logo') ?? null) !== null,
    link: link ? createMadeLinkView({ origin, language }, link) : null,
    partner: requireDeployment(scenario.partner).partner.parameters.display_name,
    entries,
    logo: bank.logo ? { src: createLogoHref(view, bank.logo), colours: listColoursInLogo(bank.logo) } : null,
    countries: listLabelledCodes(
      [...Object.keys(COMPANY_TYPES), ...(bank.countries?.supported ?? [])],
      language,
      'region',
    ),
    currencies: listLabelledCodes(CURRENCIES, language, 'currency'),
    languages: LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    amount: (75_000).toLocaleString(language, {
      style: 'currency',
      currency: savedValues.currency,
      maximumFractionDigits: 0,
    }),
    buttonTextContrast: formatContrast(chooseTextColourOnButton(entries.colour), language),
    linkContrast: formatContrast(chooseLinkColourOnWhite(entries.colour), language),
    api: { address: readFormEntry(view, 'api'), key: readFormEntry(view, 'key') },
    document: { text: submittedText ?? JSON.stringify(bank, null, 2), isOpen: submittedText !== null },
    refusalMessage,
    shownFindings: createShownFindings(view),
  };
}

export function findShareableBank({ start: { scenario }, store }: Sandbox) {
  const ownDocument = store.ownBanks.get(scenario.partner)?.document;
  return ownDocument
    ? createSharedContent({
        kind: 'bank',
        name: ownDocument.name,
        document: { scenario: scenario.id, bank: ownDocument },
      })
    : null;
}

function listLabelledCodes(codes: readonly string[], language: string, type: 'region' | 'currency') {
  const names = new Intl.DisplayNames([language], { type });
  return [...new Set(codes)].map((value) => ({ value, label: names.of(value) ?? value }));
}

function formatContrast(
  { requestedColour, usedColour, ratio }: BrandContrast,
  language: string,
): ShownContrast {
  return { usedColour, ratio: requestedColour === usedColour ? null : formatContrastRatio(language, ratio) };
}

function createShownFindings(view: BankPageView): ShownFindings | null {
  const { sandbox, findings, language, logoBefore } = view;
  if (findings === null) return null;
  const { logo } = bankDocumentOf(sandbox);
  return {
    findings: findings.map((finding) => ({ ...finding, message: formatFindingMessage(finding, language) })),
    logos: logoBefore !== null && logo ? { before: logoBefore, after: createLogoHref(view, logo) } : null,
  };
}
