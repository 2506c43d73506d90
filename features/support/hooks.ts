import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeStep,
  Status,
  setDefinitionFunctionWrapper,
  World,
} from '@cucumber/cucumber';
import { Agent, setGlobalDispatcher } from 'undici';
import { closeBrowsers } from './browser';
import { recordCreatedAccount, saveCreatedAccounts } from './created-accounts/created-accounts';
import { isRunStopped } from './early-stop';
import { addCauseToFailure } from './failure-cause';
import { expectValidPage } from './page-checks';
import { recordPrivateValue, savePrivateValues } from './private-values';
import { engineName, isRunTranslated, PICTURES_SETTING } from './settings';
import { closeScreen } from './test-browser/webdriver/programs';
import type { PortalWorld } from './world';

// Servers close idle connections after seconds.
setGlobalDispatcher(new Agent({ keepAliveTimeout: 300, keepAliveMaxTimeout: 300 }));

setDefinitionFunctionWrapper(
  (run: (...args: unknown[]) => unknown) =>
    async function explainFailure(this: PortalWorld | undefined, ...args: unknown[]) {
      try {
        return await run.apply(this, args);
      } catch (error) {
        throw this instanceof World ? await addCauseToFailure(this, error) : error;
      }
    },
);

Before<PortalWorld>(function ({ pickle }) {
  this.tags = pickle.tags.map(({ name }) => name);
  return isRunStopped() ? 'skipped' : undefined;
});

Before<PortalWorld>({ tags: '@no-js' }, function () {
  this.visitor.hasJavaScript = false;
});

Before<PortalWorld>({ tags: '@plain' }, function () {
  if (engineName() === 'chromium' && !isRunTranslated()) this.visitor.hasJavaScript = false;
});

Before<PortalWorld>({ tags: '@browser' }, function () {
  this.needsBrowser = true;
});

Before<PortalWorld>({ tags: '@translated' }, function () {
  this.visitor.isTranslated = true;
});

Before<PortalWorld>({ tags: '@phone' }, function () {
  this.visitor.device = 'phone';
});

Before<PortalWorld>({ tags: '@keyboard' }, function () {
  this.usesKeyboardOnly = true;
});

BeforeStep<PortalWorld>(async function ({ pickleStep }) {
  await this.recorder.beforeStep(this, pickleStep.type);
});

AfterStep<PortalWorld>(async function ({ result, pickleStep }) {
  await this.recorder.afterStep(this);
  if (result.status !== Status.PASSED) return;
  await expectValidPage(this);
  await this.listener?.endStep(pickleStep.text);
});

After<PortalWorld>(async function ({ pickle, result }) {
  const { consoleErrors } = this.testBrowser;
  const hasPassed = result?.status === Status.PASSED && consoleErrors.length === 0;
  const needsPicture = !hasPassed || process.env[PICTURES_SETTING];
  const picture = needsPicture ? await this.testBrowser.screenshot().catch(() => null) : null;
  if (picture) {
    this.log(`at ${this.openPage?.url()}`);
    this.attach(picture.data, picture.mediaType);
  }
  for (const value of Object.values(this.customer)) recordPrivateValue(value);
  recordCreatedAccount({ ...this.customer, partner: this.partner });
  await this.cleanUp(hasPassed);
  this.recorder.save(pickle, hasPassed);
  if (consoleErrors.length > 0) throw new Error(`Unexpected console messages:\n${consoleErrors.join('\n')}`);
});

AfterAll(closeBrowsers);
AfterAll(closeScreen);
AfterAll(savePrivateValues);
AfterAll(saveCreatedAccounts);
