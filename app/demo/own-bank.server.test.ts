import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff6f52" d="M1 1h7v7H1z"/></svg>';
const BANK = { name: 'Nordheide Bank', colours: { primary: '#ff6f52' } };

describe('SIM-14: custom bank of a demo', () => {
  it('a custom bank appears on the next page after each change, and disappears when it is removed', async () => {
    const visitor = await visit('empty');
    const header = async () => (await visitor.open('/login')).words('header');
    expect(await header()).toContain('Lindhof Bank');
    await visitor.world.setBankDocument(BANK);
    expect(await header()).toContain('Nordheide Bank');
    await visitor.world.setBankDocument({ ...BANK, name: 'Südheide Bank' });
    expect(await header()).toContain('Südheide Bank');
    await visitor.world.setBankDocument(null);
    expect(await header()).toContain('Lindhof Bank');
  });

  it('SHELL-19: sets the colours of the portal, corrected for readability', async () => {
    const visitor = await visit('empty');
    await visitor.world.setBankDocument(BANK);
    const { body } = await visitor.open('/login');
    expect(body).toContain('--light-brand:#ff6f52');
    expect(body).not.toContain('--light-on-brand:#ffffff');
    expect(body).not.toContain('--light-link:#ff6f52');
  });

  it('sets the logo of the portal, sanitised, as a picture only', async () => {
    const visitor = await visit('empty');
    expect((await visitor.get('/demo/logo')).status).toBe(404);
    await visitor.world.setBankDocument({ ...BANK, logo: LOGO.replace('<path', '<script>1</script><path') });
    const page = await visitor.open('/login');
    const address = page.attribute('header img', 'src') ?? '';
    const logo = await visitor.get(address);
    expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(logo.body).toContain('M1 1h7v7H1z');
    expect(logo.body).not.toContain('script');
  });

  it('a custom bank remains while the lending API is down', async () => {
    const visitor = await visit('empty');
    await visitor.world.setBankDocument(BANK);
    await visitor.open('/login');
    await visitor.world.planFault({ path: '*', status: 503 });
    expect((await visitor.open('/login')).words('header')).toContain('Nordheide Bank');
  });
});
