import { documentCategoriesOf } from '~/api/applications.server';
import { debtors } from '~/api/factoring.server';
import { financeObjects } from '~/api/finance-objects.server';
import type { Signatory } from '~/api/signatories.server';
import { createAppointmentsView } from '~/dashboard/appointments/appointment-view.server';
import type { LoadedApplication } from '~/dashboard/load-application.server';
import { formatObjectName } from '~/dashboard/objects/rules/session-objects';
import { isSigning } from '~/dashboard/rules/status-flow';
import { listQueryOf, type Tab } from '~/dashboard/rules/tabs';
import { isSigned } from '~/dashboard/signing/rules/signing-steps';
import { joinNameList, loadTask } from '~/dashboard/tab-tasks.server';
import { selectListPage } from '~/domain/lists';
import { createBankView } from './bank.server';
import { createCustomFieldsViews } from './custom-fields.server';
import { createToDosView } from './open-to-dos.server';
import {
  createApplicationProgress,
  createPreparations,
  createRecords,
  listDownloads,
  loadFiles,
} from './records.server';
import { listCompanyFacts } from './rules/company-facts';
import { receiptKindOf } from './rules/receipt';
import { groupSignatures } from './rules/signatures';
import { overviewTab } from './tasks.server';
import { createTaxNumberView } from './tax-number.server';
import { overviewTaskUrls } from './urls';

export type OverviewView = Awaited<ReturnType<typeof loadOverviewView>>['view'];

export async function loadOverviewView(loaded: LoadedApplication) {
  const { request, application, own } = loaded;
  const query = request.facts.url.searchParams;
  const receipt = receiptKindOf(application.status);
  const requested = overviewTaskUrls.requested(query)?.kind;
  const repeats = requested === 'submit' && loaded.head.submission === 'ready';
  const [custom, appointments, files, recap] = await Promise.all([
    createCustomFieldsViews(request, application),
    createAppointmentsView(loaded),
    receipt && loadFiles(loaded),
    repeats ? loadRecap(loaded) : null,
  ]);
  const cards = {
    bank: createBankView(application),
    taxNumber: createTaxNumberView(application),
    custom,
    appointments,
  };
  const task = await loadTask({ ...loaded, ...cards }, overviewTab);
  const isCard =
    requested === 'bank' ||
    requested === 'tax-number' ||
    cards.custom.some(({ entity }) => requested === `custom-${entity}`);
  const view = {
    ...cards,
    refused: task === null && isCard,
    toDos: createToDosView(loaded),
    recap,
    signatures: isSigning(application.status) ? createSignaturesView(loaded) : null,
    isApplicant: loaded.isApplicant,
    progress: createApplicationProgress(loaded),
    receipt,
    records: files && createRecords(loaded, files, 'newest'),
    downloads: files && listDownloads(loaded, files),
    prepare: createPreparations(loaded),
    company: listCompanyFacts(application, request.config.hiddenItems, request.facts.language),
    signed: query.get('result') === 'success' && hasSigned(own),
  };
  return { view, task };
}

function createSignaturesView({ request, signatories, own }: LoadedApplication) {
  const all = groupSignatures(signatories, own);
  const missing = all.filter(({ isSigned: hasSignedAll }) => !hasSignedAll);
  const [only] = missing;
  const { entries, pages } = selectListPage(all, listQueryOf(request.facts.url.searchParams).page);
  return {
    entries,
    pages,
    missing: missing.length,
    onlyMissing: missing.length === 1 && only && !only.isOwn ? only.name : null,
  };
}

export type SignaturesView = ReturnType<typeof createSignaturesView>;

export type Recap = Awaited<ReturnType<typeof loadRecap>>;

const RECAP_MS = 2000;

/** Objects and debtors are empty if the lending API does not list them in time. */
export async function loadRecap({ request, application, signatories, head }: LoadedApplication) {
  const has = (tab: Tab) => head.tabs.includes(tab);
  const signal = AbortSignal.timeout(RECAP_MS);
  const [objects, entered] = await Promise.all([
    has('objects') ? financeObjects.list(request.api, head.id, signal) : null,
    has('factoring') ? debtors.list(request.api, head.id, signal) : null,
  ]);
  return {
    people: joinNameList(
      request,
      signatories
        .filter(({ is_legal_signatory }) => is_legal_signatory)
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    ),
    documents: documentCategoriesOf(application).filter((it) => it.is_required).length,
    objects: objects?.ok ? joinNameList(request, objects.data.map(formatObjectName)) : '',
    debtors: entered?.ok
      ? joinNameList(
          request,
          entered.data.map(({ company }) => company.company_name),
        )
      : '',
  };
}

function hasSigned(own: Signatory | undefined): boolean {
  return own?.requirements ? isSigned(own.requirements) : false;
}
