import { LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, type MailRow } from '../../store/rows';
import { texts } from '../../texts/texts';
import { emailView } from './email-view';

const APPOINTMENT_LINK = 'https://a.example/talk';
const VIDEO_LINK = 'https://a.example/talk/video';

const MAIL: MailRow = {
  id: 'talk',
  to: 'katrin.brandt@metallbau-brandt.example',
  kind: 'talk_booked',
  language: 'fr',
  subject: 'Votre rendez-vous',
  text: `Par vidéo\u00a0: ${VIDEO_LINK}\n\nTout est ici\u00a0:\n\n${APPOINTMENT_LINK}\n\n<b>Merci</b>`,
  links: [APPOINTMENT_LINK, VIDEO_LINK],
  sent_at: '2026-03-04T09:15:00.000Z',
};

const renderedMail = async (mail: Partial<MailRow> = {}, deployment = DEPLOYMENTS.demo) =>
  String(await emailView({ ...MAIL, ...mail }, deployment, (index) => `/open?link=${index}`));

describe('SIM-07 an e-mail as a page', () => {
  it('shows a link on its own line as a button with its address below', async () => {
    const read = await renderedMail();
    expect(read.match(/class="letter-button"/g)).toHaveLength(1);
    expect(read).toMatch(/letter-button" href="\/open\?link=0"[^>]*>Voir le dossier</);
    expect(read).toMatch(
      /veuillez ouvrir ce lien\u00a0: <a href="\/open\?link=0"[^>]*>https:\/\/a\.example\/talk</,
    );
  });

  it('keeps links within a sentence, even with a common prefix', async () => {
    expect(await renderedMail()).toMatch(
      /<p>Par vidéo\u00a0: <a href="\/open\?link=1"[^>]*>https:\/\/a\.example\/talk\/video<\/a><\/p>/,
    );
  });

  it('shows a link that is missing in the text', async () => {
    expect(await renderedMail({ text: 'Bonjour', links: [VIDEO_LINK] })).toMatch(
      /<p>Bonjour<\/p><p><a href="\/open\?link=0"/,
    );
  });

  it('does not execute scripts in its text', async () => {
    expect(await renderedMail()).toContain('<p>&lt;b&gt;Merci&lt;/b&gt;</p>');
  });

  it.each(LANGUAGES)('labels its button for every topic in the language %s', async (language) => {
    for (const kind of MAIL_KINDS) {
      const read = await renderedMail({ kind, language, text: APPOINTMENT_LINK, links: [APPOINTMENT_LINK] });
      expect(read).toContain(`>${texts('mail', language)(`button.${kind}`)}</a>`);
      expect(read).toContain(texts('mail', language)('withoutButton'));
    }
  });

  it.each([
    ['demo', '--p:#005064;--on:#ffffff', 'Lindhof Bank'],
    ['lean', '--p:#', 'Kontor Klein'],
  ] as const)('shows the colours and name of the partner %s', async (id, colours, name) => {
    const read = await renderedMail({}, DEPLOYMENTS[id]);
    expect(read).toContain(colours);
    expect(read).toMatch(new RegExp(`<p class="letter-brand">.*<b>${name}</b></p>`));
  });
});
