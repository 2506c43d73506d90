import type { DevelopmentData } from '../../pages/development/development-page';
import type { PageActions } from '../../pages/parts/page-actions';
import type { RefusedForm } from '../../pages/parts/refusal-note';
import type { SituationsData } from '../../pages/situations/situations-page';
import { applicationOf } from './application';
import { clockOf } from './clock';
import { faultsOf } from './faults';
import { libraryOf } from './library';
import { loadedSituation } from './loaded-scenario';
import { magicValuesIn } from './magic-values';
import { outboxOf } from './outbox';
import { requestsOf } from './requests';
import { savedStatesIn } from './saved-states';
import { toolsIn } from './tools-data';
import { type PageView, pageQuery } from './view';

/** SIM-14 */
export function situationsData(view: PageView): SituationsData {
  return {
    actions: actionsOf(view),
    refused: refusedIn(view),
    loaded: loadedSituation(view),
    application: applicationOf(view),
    library: libraryOf(view),
    clock: clockOf(view),
    outbox: outboxOf(view),
    saved: savedStatesIn(view),
  };
}

/** SIM-08, SIM-13 */
export function developmentData(view: PageView): DevelopmentData {
  return {
    actions: actionsOf(view),
    refused: refusedIn(view),
    requests: requestsOf(view),
    magicValues: magicValuesIn(view.language),
    tools: toolsIn(view, 'development'),
    faults: faultsOf(view),
  };
}

function actionsOf(view: PageView): PageActions {
  return { query: pageQuery(view), typed: view.refused?.typed ?? null };
}

function refusedIn({ refused }: PageView): RefusedForm | null {
  return refused && { text: refused.text, codes: refused.codes };
}
