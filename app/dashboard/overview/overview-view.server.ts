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

export async function loadOverviewView(loadedApplication: LoadedApplication) {
  const { request, application, ownSignatory } = loadedApplication;
  const query = request.facts.url.searchParams;
  const receipt = receiptKindOf(application.status);
  const requestedKind = overviewTaskUrls.findTask(query)?.kind;
  const repeats = requestedKind === 'submit' && loadedApplication.header.submission === 'ready';
  const [custom, appointments, files, recap] = await Promise.all([
    createCustomFieldsViews(request, application),
    createAppointmentsView(loadedApplication),
    receipt && loadFiles(loadedApplication),
    repeats ? loadRecap(loadedApplication) : null,
  ]);
  const cards = {
    bank: createBankView(application),
    taxNumber: createTaxNumberView(application),
    custom,
    appointments,
  };
  const task = await loadTask({ ...loadedApplication, ...cards }, overviewTab);
  const isCard =
    requestedKind === 'bank' ||
    requestedKind === 'tax-number' ||
    cards.custom.some(({ entity }) => requestedKind === `custom-${entity}`);
  const view = {
    ...cards,
    refused: task === null && isCard,
    toDos: createToDosView(loadedApplication),
    recap,
    signatures: isSigning(application.status) ? createSignaturesView(loadedApplication) : null,
    isApplicant: loadedApplication.isApplicant,
    progress: createApplicationProgress(loadedApplication),
    receipt,
    records: files && createRecords(loadedApplication, files, 'newest'),
    downloads: files && listDownloads(loadedApplication, files),
    preparations: createPreparations(loadedApplication),
    company: listCompanyFacts(application, request.config.hiddenItems, request.facts.language),
    hasJustSigned: query.get('result') === 'success' && hasSigned(ownSignatory),
  };
  return { view, task };
}

function createSignaturesView({ request, signatories, ownSignatory }: LoadedApplication) {
  const allSignatures = groupSignatures(signatories, ownSignatory);
  const missingSignatures = allSignatures.filter(({ isSigned: hasSignedAll }) => !hasSignedAll);
  const [onlySignature] = missingSignatures;
  const { entries, pages } = selectListPage(allSignatures, listQueryOf(request.facts.url.searchParams).page);
  return {
    entries,
    pages,
    missing: missingSignatures.length,
    onlyMissing:
      missingSignatures.length === 1 && onlySignature && !onlySignature.isOwn ? onlySignature.name : null,
  };
}

export type SignaturesView = ReturnType<typeof createSignaturesView>;

export type Recap = Awaited<ReturnType<typeof loadRecap>>;

const RECAP_TIMEOUT_MS = 2000;

/** Objects and debtors are empty if the lending API does not list them in time. */
export async function loadRecap({ request, application, signatories, header }: LoadedApplication) {
  const hasTab = (tab: Tab) => header.tabs.includes(tab);
  const signal = AbortSignal.timeout(RECAP_TIMEOUT_MS);
  const [objects, debtorsResult] = await Promise.all([
    hasTab('objects') ? financeObjects.list(request.api, header.id, signal) : null,
    hasTab('factoring') ? debtors.list(request.api, header.id, signal) : null,
  ]);
  return {
    people: joinNameList(
      request,
      signatories
        .filter(({ is_legal_signatory }) => is_legal_signatory)
        .map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    ),
    documents: documentCategoriesOf(application).filter((category) => category.is_required).length,
    objects: objects?.ok ? joinNameList(request, objects.data.map(formatObjectName)) : '',
    debtors: debtorsResult?.ok
      ? joinNameList(
          request,
          debtorsResult.data.map(({ company }) => company.company_name),
        )
      : '',
  };
}

function hasSigned(ownSignatory: Signatory | undefined): boolean {
  return ownSignatory?.requirements ? isSigned(ownSignatory.requirements) : false;
}
