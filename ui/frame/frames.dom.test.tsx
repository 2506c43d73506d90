// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthFrame } from './auth-frame';
import type { FrameData } from './frame-data';
import { BareFrame, PageFrame } from './page-frame';

afterEach(cleanup);

const frame: FrameData = {
  partnerName: 'Lindhof Bank',
  logo: null,
  legalName: 'Lindhof Bank AG',
  support: { phone: null, email: null },
  legalLinks: {
    terms: null,
    termsOfUse: null,
    privacy: null,
    imprint: null,
    accessibility: null,
    security: null,
  },
  languages: [],
  language: 'en',
  keyInspection: false,
  showsKeys: false,
  user: null,
  paths: {
    home: '/',
    login: '/login',
    applications: '/applications',
    settings: '/settings',
    logout: '/logout',
    language: '/language',
    colours: '/colours',
    cookies: '/cookies',
  },
  pathAndQuery: '/',
  mainForm: null,
  consent: { analytics: false, marketing: false, decided: true, required: false },
};

let showSentMessage: () => void;

function Steps() {
  const [isSent, setIsSent] = useState(false);
  showSentMessage = () => setIsSent(true);
  return isSent ? (
    <h1>Check your mail</h1>
  ) : (
    <>
      <h1>Forgotten password</h1>
      <button type="button">Send link</button>
    </>
  );
}

const FRAME_RENDERERS: Record<string, (page: ReactNode) => ReactNode> = {
  AuthFrame: (page) => <AuthFrame frame={frame}>{page}</AuthFrame>,
  PageFrame: (page) => <PageFrame frame={frame}>{page}</PageFrame>,
  BareFrame: (page) => <BareFrame>{page}</BareFrame>,
};

it.each(Object.keys(FRAME_RENDERERS))(
  '%s moves the focus from a removed control to the heading of the page',
  async (name) => {
    const router = createMemoryRouter([{ path: '/', element: FRAME_RENDERERS[name]?.(<Steps />) }]);
    render(<RouterProvider router={router} />);
    screen.getByRole('button', { name: 'Send link' }).focus();
    act(() => showSentMessage());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  },
);
