import type { Language } from 'contracts/api/enumerations';
import { documentNameOf } from 'fixtures/document-texts';
import { listPendingActionsOfApplication } from '../../../api/application-pending-actions';
import { createApplicationResponse } from '../../../api/application-response';
import {
  type ComparedRow,
  DIFFERENCE_GROUPS,
  type DifferenceGroup,
} from '../../../pages/history/compare-data';
import { hasFinanceObjects } from '../../../rules/finance-object-rules';
import { SCREEN_OF_ACTION } from '../../../rules/flow-map/possible-actions';
import { identificationStateAt } from '../../../rules/identification';
import { type FlowName, isBeforeSubmission, parseStatus, statusFlowOf } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import type { Sandbox } from '../../../store/sandbox';
import { getTexts, hasText } from '../../../texts/texts';
import { deploymentOfWorld } from '../../bank-in-world';
import { displayedStatusOf } from '../../page/displayed-status';
import {
  displayedStatusLabelOf,
  identStatusLabel,
  loanTypeLabel,
  mailLabel,
  pendingLabel,
  statusLabel,
} from '../../page/labels';
import { formatDateTime } from '../../time-in-language';
import { exploreFlowMap } from '../map-data';

interface ComparedValue {
  readonly label: string;
  readonly text: string;
  readonly code?: string;
}

export interface ComparisonRow extends ComparedRow {
  readonly group: DifferenceGroup;
}

export function compareApplications(
  a: Sandbox,
  b: Sandbox,
  { id, language }: { id: string | undefined; language: Language },
): ComparisonRow[] {
  const [left, right] = [comparedValuesOf(a, id, language), comparedValuesOf(b, id, language)];
  return DIFFERENCE_GROUPS.flatMap((group) => {
    const keys = new Set([...left[group].keys(), ...right[group].keys()]);
    return [...keys].map((key): ComparisonRow => {
      const [leftValue = null, rightValue = null] = [left[group].get(key), right[group].get(key)];
      const isDifferent = leftValue?.text !== rightValue?.text || leftValue?.code !== rightValue?.code;
      const label = leftValue?.label ?? rightValue?.label ?? '';
      return { group, key, label, a: toComparedCell(leftValue), b: toComparedCell(rightValue), isDifferent };
    });
  });
}

const toComparedCell = (value: ComparedValue | null): ComparisonRow['a'] =>
  value && { text: value.text, ...(value.code !== undefined && { code: value.code }) };

type ComparedValues = Record<DifferenceGroup, Map<string, ComparedValue>>;

function comparedValuesOf(sandbox: Sandbox, id: string | undefined, language: Language): ComparedValues {
  const row = id === undefined ? undefined : sandbox.store.applications.get(id);
  return {
    pending: row ? comparedPendingOf(sandbox, row, language) : new Map(),
    mails: comparedMailsOf(sandbox, language),
    data: comparedDataOf(sandbox, row, language),
    screens: row ? comparedScreensOf(sandbox, row, language) : new Map(),
  };
}

function comparedPendingOf(
  sandbox: Sandbox,
  row: ApplicationRow,
  language: Language,
): Map<string, ComparedValue> {
  const t = getTexts('flow-map', language);
  return new Map(
    listPendingActionsOfApplication(sandbox, row).map(({ action, errors }) => [
      action,
      {
        label: pendingLabel(action, language),
        text: [
          t(`screen.${SCREEN_OF_ACTION[action]}`),
          ...errors
            .flatMap(({ values }) => documentTypesOf(values))
            .map((type) => documentNameOf(type, language)),
        ].join(', '),
      },
    ]),
  );
}

function documentTypesOf(values: Record<string, unknown> | undefined): string[] {
  const types = values?.document_types;
  return Array.isArray(types) ? types.map(String) : [];
}

function comparedMailsOf({ store }: Sandbox, language: Language): Map<string, ComparedValue> {
  const t = getTexts('comparison', language);
  const countByKey = new Map<string, number>();
  return new Map(
    store.mails.all().map(({ to, kind, sent_at }) => {
      const count = (countByKey.get(`${to} ${kind}`) ?? 0) + 1;
      countByKey.set(`${to} ${kind}`, count);
      const text = [mailLabel(kind, language), timeText(sent_at, language)].join(', ');
      return [`${to} ${kind} ${count}`, { label: t('mailTo', { to }), text }];
    }),
  );
}

const OMITTED_MEMBERS = [
  'applicationId',
  'application_id',
  'shortApplicationId',
  'status',
  'product',
  'display_duration_unit',
];

function comparedDataOf(
  sandbox: Sandbox,
  row: ApplicationRow | undefined,
  language: Language,
): Map<string, ComparedValue> {
  const t = getTexts('comparison', language);
  const { store, clock } = sandbox;
  const values = new Map<string, ComparedValue>([
    ['clock', { label: t('clock'), text: timeText(clock.iso(), language) }],
    ['bank', { label: t('bank'), text: deploymentOfWorld(sandbox).partner.parameters.display_name }],
    ['applications', { label: t('applications'), text: String(store.applications.size) }],
  ]);
  if (row === undefined) return values;
  const status = parseStatus(row.facts.status);
  values.set('status', {
    label: t('status'),
    text: status ? statusLabel(status, language) : row.facts.status,
    code: row.facts.status,
  });
  for (const [name, value] of Object.entries(row.facts)) {
    if (OMITTED_MEMBERS.includes(name) || value === null || value === undefined) continue;
    const text = valueText(name, value, { language, currency: row.facts.currency });
    const field = `field.${name}`;
    values.set(name, { label: hasText('comparison', language, field) ? t(field) : name, text });
  }
  for (const { id, type, name, upload } of store.documents.findBy('applicationId', row.id)) {
    const label = t('document', { type: documentNameOf(type, language) });
    values.set(`document ${id}`, {
      label,
      text: upload === 'confirmed' ? name : `${name}, ${t('missingFile')}`,
    });
  }
  for (const person of store.signatories.findBy('applicationId', row.id)) {
    const { signing, first_name, last_name } = person;
    const identification = signing && identificationStateAt(signing.identification, clock.iso());
    const text =
      identification === null
        ? t('unsigned')
        : signing?.completed_at
          ? t('signed')
          : identStatusLabel(identification.status, language);
    const label = t('person', { name: `${first_name} ${last_name}` });
    values.set(`person ${person.id}`, { label, text });
  }
  return values;
}

function valueText(
  name: string,
  value: unknown,
  { language, currency }: { language: Language; currency: string },
): string {
  const t = getTexts('comparison', language);
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'object') {
    return leafTextsOf(value)
      .map((leaf) => valueText(name, leaf, { language, currency }))
      .join(', ');
  }
  if (typeof value === 'number' && AMOUNT_MEMBERS.includes(name)) {
    return value.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  }
  const text = String(value);
  if (name === 'allBanksLoanPurpose') return loanTypeLabel(text, language);
  const purpose = `purpose.${text}`;
  if (hasText('comparison', language, purpose)) return t(purpose);
  if (name === 'companyCountry')
    return new Intl.DisplayNames([language], { type: 'region' }).of(text) ?? text;
  if (name === 'currency') return new Intl.DisplayNames([language], { type: 'currency' }).of(text) ?? text;
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return timeText(text, language);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text, language) : text;
}

const AMOUNT_MEMBERS = ['loanSize', 'factoring_limit'];

function leafTextsOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leafTextsOf) : [String(value)];
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function dayText(day: string, language: Language): string {
  return formatDateTime(new Date(day), language).toLocaleString(DAY);
}

function timeText(instant: string, language: Language): string {
  const time = formatDateTime(new Date(instant), language);
  return time.toLocaleString({ ...DAY, hour: '2-digit', minute: '2-digit' });
}

function comparedScreensOf(
  sandbox: Sandbox,
  row: ApplicationRow,
  language: Language,
): Map<string, ComparedValue> {
  const t = getTexts('comparison', language);
  const flow = statusFlowOf(row.facts.allBanksLoanPurpose);
  const { status } = row.facts;
  const application = createApplicationResponse(sandbox, row, { role: 'applicant', language });
  const pending = listPendingActionsOfApplication(sandbox, row).length;
  const statusText = displayedStatusLabelOf(displayedStatusOf(status), language);
  const items = t('openItems', { n: pending });
  const editabilityOf = (update: (typeof application.allowed_updates)[number]) =>
    application.allowed_updates.includes(update) ? t('editable') : t('readOnly');
  const people = sandbox.store.signatories.findBy('applicationId', row.id);
  const signers = people.filter(({ signing }) => signing !== null);
  const isOpen = parseStatus(status) === 'Open';
  const screenTexts: [string, string, string][] = [
    ['list', t('list'), `${statusText}, ${items}`],
    [
      'overview',
      t('overview'),
      isOpen && pending === 0 ? `${statusText}, ${t('maySubmit')}` : `${statusText}, ${items}`,
    ],
    [
      'offer',
      t('offer'),
      application.pricing === null
        ? t('noOffer')
        : application.pricing.is_final_interest_rate
          ? t('final')
          : t('indicative'),
    ],
    [
      'documents',
      t('documents'),
      `${t('present', { n: sandbox.store.documents.findBy('applicationId', row.id).length })}, ${application.canUpload ? t('upload') : t('noUpload')}`,
    ],
    ['representatives', t('representatives'), editabilityOf('signatory')],
    [
      'signatures',
      t('signatures'),
      signers.length === 0
        ? t('notYet')
        : t('signedOf', {
            n: signers.filter(({ signing }) => signing?.completed_at).length,
            all: signers.length,
          }),
    ],
    ...(hasFinanceObjects(row.facts.allBanksLoanPurpose)
      ? [
          ['objects', t('objects'), isBeforeSubmission(status) ? t('editable') : t('readOnly')] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ['actor', t('actor'), actorNameAt(flow, status, language)],
  ];
  return new Map(screenTexts.map(([key, label, text]) => [key, { label, text }]));
}

function actorNameAt(flow: FlowName, status: string, language: Language): string {
  const t = getTexts('flow-map', language);
  const reachedStatus = exploreFlowMap(flow).map.statuses.find(
    (candidate) => candidate.status === parseStatus(status),
  );
  if (reachedStatus === undefined || reachedStatus.isEnd) return getTexts('comparison', language)('ended');
  return reachedStatus.owners.map((owner) => t(`mover.${owner}`)).join(', ');
}
