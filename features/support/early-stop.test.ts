import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { FailureCauses, formatStopMessage } from './early-stop';
import { addCauseToFailure, describeFailedCall } from './failure-cause';

const failed = (message: string, status = TestStepResultStatus.FAILED): Envelope => ({
  testStepFinished: {
    testCaseStartedId: '1',
    testStepId: '1',
    timestamp: { seconds: 0, nanos: 0 },
    testStepResult: { status, duration: { seconds: 0, nanos: 0 }, message },
  },
});

describe('FailureCauses (counts failures by cause)', () => {
  it('stops the run after the first 20 failures with one cause, and names call and response', () => {
    const causes = new FailureCauses();
    const line = 'Call: GET /user/applications answers 502';
    const results = Array.from({ length: 21 }, (_, index) =>
      causes.take(failed(`Error: ${line}\nScreen: /applications/${index}\nlocator.click: Timeout`)),
    );
    expect(results.findIndex((each) => each !== null)).toBe(19);
    expect(results[19]).toBe(line);
    expect(results[20]).toBeNull();
    expect(formatStopMessage(line).split('\n')).toEqual([
      '20 scenarios failed for the same cause, so the others are skipped.',
      line,
    ]);
  });

  it('does not add up failures with different causes, nor passed steps', () => {
    const causes = new FailureCauses();
    for (let index = 0; index < 19; index += 1) causes.take(failed('Error: no button "Next"'));
    expect(causes.take(failed('Error: another reason'))).toBeNull();
    expect(causes.take(failed('', TestStepResultStatus.PASSED))).toBeNull();
    expect(causes.take(failed('Error: no button "Back"'))).not.toBeNull();
  });
});

describe('describeFailedCall (API call that explains a failure)', () => {
  const loggedCall = (path: string, status: number, body?: unknown) => ({
    ...{ method: 'GET', path, request: {} },
    answer: { status, body },
  });

  it('names the last server fault, or else the last refusal with its code', () => {
    const refusedCall = loggedCall('/user/profile', 403, { errors: [{ code: 'err_email_not_confirmed' }] });
    expect(describeFailedCall([loggedCall('/config', 200), refusedCall])).toBe(
      'Call: GET /user/profile answers 403 err_email_not_confirmed',
    );
    expect(describeFailedCall([loggedCall('/user/applications/a-1', 502), refusedCall])).toBe(
      'Call: GET /user/applications/:id answers 502',
    );
    expect(describeFailedCall([loggedCall('/config', 200)])).toBeNull();
  });
});

describe('addCauseToFailure (extends the message of a failed step)', () => {
  it('names the screen before the selector in the message of a failed step', async () => {
    const page = { url: () => 'http://demo.localhost/applications/a-1?x=1' };
    const error = await addCauseToFailure(
      { sandboxHeaders: null, openPage: page },
      new Error('locator.click: waiting for getByRole'),
    );
    expect((error as Error).message.split('\n')).toEqual([
      'Screen: /applications/a-1',
      'locator.click: waiting for getByRole',
    ]);
  });
});
