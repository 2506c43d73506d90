import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { createRefusal, createRefusalWithoutCode, Refusal } from '../api/refusal';
import { logFailure } from '../log';
import { createProviderPages } from '../providers';
import { createAcceptanceControl } from './acceptance';
import { createApplicationControl } from './applications';
import { createBackOfficeControl } from './back-office';
import { createBankRoutes } from './bank';
import { blockForeignPages } from './block-foreign-pages';
import { createClockControl } from './clock';
import { createDemoControl } from './demo';
import { createDeploymentControl } from './deployment';
import { createErrorCatalogueControl } from './error-catalogue';
import { createFaultControl } from './faults';
import { createFilmControl } from './film';
import { createFormDraftControl } from './form-drafts';
import { createFormEditorHandler } from './form-editor/form-editor';
import { createFormControl } from './forms';
import { createHistoryControl } from './history';
import { createIdentificationControl } from './identification';
import { createInsuranceCoverControl } from './insurance-cover';
import { createInvitationControl } from './invitations';
import { createLogoHandler } from './logo/deployment-logo';
import { createOpenapiControl } from './openapi';
import { createOutboxControl } from './outbox';
import { createPageControl } from './page';
import { acceptsPage, createErrorPage } from './page/error-page';
import { createAssetHandler, getStyleSheetUrl } from './page-shell/assets';
import { createEntranceControl } from './portal-entrance';
import { recordChanges } from './record-changes';
import { createRequestControl } from './requests';
import { createSandboxControl } from './sandboxes';
import { createShareControl } from './share';
import { createSnapshotControl } from './snapshot';
import { createStartControl } from './start';
import { createWorldControl } from './world';

export function createControlApi(simulator: Simulator): Hono {
  const app = new Hono();
  app.use(blockForeignPages(simulator));
  app.use(recordChanges(simulator));
  app.get('/health', (c) => c.json({ status: 'ok', simulator: true, hosted: simulator.settings.hosted }));
  for (const part of [
    createAssetHandler,
    createStartControl,
    createPageControl,
    createShareControl,
    createFilmControl,
    createOpenapiControl,
    createSandboxControl,
    createEntranceControl,
    createClockControl,
    createOutboxControl,
    createFaultControl,
    createFormControl,
    createFormDraftControl,
    createRequestControl,
    createSnapshotControl,
    createApplicationControl,
    createBackOfficeControl,
    createInsuranceCoverControl,
    createDeploymentControl,
    createLogoHandler,
    createIdentificationControl,
    createInvitationControl,
    createWorldControl,
    createErrorCatalogueControl,
    createAcceptanceControl,
    createBankRoutes,
    createFormEditorHandler,
    createHistoryControl,
    createDemoControl,
  ]) {
    app.route('/', part(simulator));
  }
  app.route('/', createProviderPages(simulator, getStyleSheetUrl()));
  app.all('*', () => {
    throw createRefusal('err_entity_not_found');
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) logFailure('control', error);
    const refusal = error instanceof Refusal ? error : createRefusalWithoutCode(500);
    return acceptsPage(c) ? createErrorPage(c, refusal) : refusal.response();
  });
  return app;
}
