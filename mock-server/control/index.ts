import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { Refusal, refusal, refusalWithoutCode } from '../api/refusal';
import { logFailure } from '../log';
import { providerPages } from '../providers';
import { applicationControl } from './applications';
import { backOfficeControl } from './back-office';
import { blockForeignPages } from './block-foreign-pages';
import { clockControl } from './clock';
import { courseControl } from './course';
import { demoControl } from './demo';
import { deploymentControl } from './deployment';
import { errorCatalogueControl } from './error-catalogue';
import { faultControl } from './faults';
import { filmControl } from './film';
import { formDraftControl } from './form-drafts';
import { formEditor } from './form-editor/form-editor';
import { formControl } from './forms';
import { identificationControl } from './identification';
import { insuranceCoverControl } from './insurance-cover';
import { invitationControl } from './invitations';
import { deploymentLogo } from './logo/deployment-logo';
import { openapiControl } from './openapi';
import { outboxControl } from './outbox';
import { pageControl } from './page';
import { errorPage, wantsPage } from './page/error-page';
import { assets, styleSheet } from './page-shell/assets';
import { entranceControl } from './portal-entrance';
import { recordChanges } from './record-changes';
import { requestControl } from './requests';
import { sandboxControl } from './sandboxes';
import { scriptControl } from './script';
import { shareControl } from './share';
import { snapshotControl } from './snapshot';
import { startControl } from './start';
import { workbench } from './workbench';
import { worldControl } from './world';

export function control(simulator: Simulator): Hono {
  const app = new Hono();
  app.use(blockForeignPages(simulator));
  app.use(recordChanges(simulator));
  app.get('/health', (c) => c.json({ status: 'ok', simulator: true, hosted: simulator.settings.hosted }));
  for (const part of [
    assets,
    startControl,
    pageControl,
    shareControl,
    filmControl,
    openapiControl,
    sandboxControl,
    entranceControl,
    clockControl,
    outboxControl,
    faultControl,
    formControl,
    formDraftControl,
    requestControl,
    snapshotControl,
    applicationControl,
    backOfficeControl,
    insuranceCoverControl,
    deploymentControl,
    deploymentLogo,
    identificationControl,
    invitationControl,
    worldControl,
    errorCatalogueControl,
    scriptControl,
    workbench,
    formEditor,
    courseControl,
    demoControl,
  ]) {
    app.route('/', part(simulator));
  }
  app.route('/', providerPages(simulator, styleSheet()));
  app.all('*', () => {
    throw refusal('err_entity_not_found');
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) logFailure('control', error);
    const refused = error instanceof Refusal ? error : refusalWithoutCode(500);
    return wantsPage(c) ? errorPage(c, refused) : refused.response();
  });
  return app;
}
