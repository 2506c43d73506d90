import { LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MailBody } from '../../pages/mail/mail-body';
import { MAIL_KINDS, type MailRow } from '../../store/rows';
import { getTexts } from '../../texts/texts';
import { createMailContent } from './mail-content';

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

function renderedMail(mail: Partial<MailRow> = {}, deployment = DEPLOYMENTS.demo): string {
  const letter = createMailContent({ ...MAIL, ...mail }, deployment, (index) => `/open?link=${index}`);
  return renderToStaticMarkup(createElement(MailBody, letter));
}

describe('SIM-07 an e-mail as a page', () => {
  it('shows a link on a separate line as a button, with the URL below the button', () => {
    const read = renderedMail();
    expect(read.match(/class="[^"]*mail-body_button/g)).toHaveLength(1);
    expect(read).toMatch(/mail-body_button[^>]* href="\/open\?link=0"[^>]*>Voir le dossier</);
    expect(read).toMatch(
      /veuillez ouvrir ce lien\u00a0:<\/span> <a href="\/open\?link=0"[^>]*>https:\/\/a\.example\/talk</,
    );
  });

  it('keeps links within a sentence, also links with a common prefix', () => {
    expect(renderedMail()).toMatch(
      /<p><span>Par vidéo\u00a0: <\/span><a href="\/open\?link=1"[^>]*>https:\/\/a\.example\/talk\/video<\/a><\/p>/,
    );
  });

  it('appends a link that the text of the e-mail does not contain', () => {
    expect(renderedMail({ text: 'Bonjour', links: [VIDEO_LINK] })).toMatch(
      /<p><span>Bonjour<\/span><\/p><p><a href="\/open\?link=0"/,
    );
  });

  it('does not execute scripts in its text', () => {
    expect(renderedMail()).toContain('<p><span>&lt;b&gt;Merci&lt;/b&gt;</span></p>');
  });

  it.each(LANGUAGES)('labels its button for every topic in the language %s', (language) => {
    for (const kind of MAIL_KINDS) {
      const read = renderedMail({ kind, language, text: APPOINTMENT_LINK, links: [APPOINTMENT_LINK] });
      expect(read).toContain(`>${getTexts('mail', language)(`button.${kind}`)}</a>`);
      expect(read).toContain(getTexts('mail', language)('withoutButton'));
    }
  });

  it.each([
    ['demo', 'style="background:#005064;color:#ffffff"', 'Lindhof Bank'],
    ['lean', 'style="background:#', 'Kontor Klein'],
  ] as const)('shows the colours and name of the partner %s', (id, colours, name) => {
    const read = renderedMail({}, DEPLOYMENTS[id]);
    expect(read).toContain(colours);
    expect(read).toMatch(new RegExp(`<p class="[^"]*mail-body_mailBrand[^"]*">.*<b>${name}</b></p>`));
  });
});
