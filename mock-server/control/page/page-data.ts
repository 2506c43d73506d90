import type { DevelopmentData } from '../../pages/development/development-page';
import type { PageFormContext } from '../../pages/parts/page-forms';
import type { RefusedForm } from '../../pages/parts/refusal-note';
import type { SituationsData } from '../../pages/situations/situations-page';
import { createApplicationData } from './application';
import { createClockData } from './clock';
import { createFaultsData } from './faults';
import { createLibraryData } from './library';
import { findLoadedSituation } from './loaded-scenario';
import { listMagicValues } from './magic-values';
import { createOutboxData } from './outbox';
import { createRequestLogData } from './requests';
import { listSavedStates } from './saved-states';
import { createToolsData } from './tools-data';
import { formatPageQuery, type PageView } from './view';

export function createSituationsData(view: PageView): SituationsData {
  return {
    actions: pageFormContextOf(view),
    refusedForm: refusedIn(view),
    loadedSituation: findLoadedSituation(view),
    application: createApplicationData(view),
    library: createLibraryData(view),
    clock: createClockData(view),
    outbox: createOutboxData(view),
    savedStates: listSavedStates(view),
  };
}

export function createDevelopmentData(view: PageView): DevelopmentData {
  return {
    actions: pageFormContextOf(view),
    refusedForm: refusedIn(view),
    requests: createRequestLogData(view),
    magicValues: listMagicValues(view.language),
    tools: createToolsData(view, 'development'),
    faults: createFaultsData(view),
  };
}

function pageFormContextOf(view: PageView): PageFormContext {
  return { query: formatPageQuery(view), typed: view.refusedForm?.typed ?? null };
}

function refusedIn({ refusedForm }: PageView): RefusedForm | null {
  return refusedForm && { text: refusedForm.text, codes: refusedForm.codes };
}
