import { z } from 'zod';
import { createStateHandler } from '../state-handler/server';
import { MailCatcher } from './mail-catcher';
import { startSecondApi } from './server';
import { createStates } from './states/state-table';

const port = z.coerce.number().int().min(0).max(65_535);
const { data, error } = z
  .object({
    SECOND_PORT: port.default(4200),
    SECOND_STATES_PORT: port.default(4201),
    SECOND_MAIL_PORT: port.default(4202),
  })
  .safeParse(process.env);

if (error) {
  console.error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  process.exitCode = 1;
} else {
  const mails = new MailCatcher('http://localhost:3000');
  const mailbox = await mails.listen(data.SECOND_MAIL_PORT);
  const secondApi = await startSecondApi({
    port: data.SECOND_PORT,
    onFailure: (failure) => console.error(failure),
    deliver: (mail) => mails.deliver(mail),
  });
  const all = createStates(secondApi.bank);
  await all.empty?.prepare(secondApi.origin, {});
  const states = createStateHandler(secondApi.origin, all);
  states.listen(data.SECOND_STATES_PORT, '127.0.0.1', () => {
    const address = states.address();
    const statesPort = typeof address === 'object' ? address?.port : data.SECOND_STATES_PORT;
    console.info(
      `Lending API at ${secondApi.origin}, its states at http://127.0.0.1:${statesPort}, its mails at ${mailbox}`,
    );
  });
}
