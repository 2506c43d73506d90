import { Link as RouterLink } from '@remix-run/react';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { Link } from './server-link';

type Props = ComponentProps<typeof RouterLink>;

const ATTRIBUTE_PATTERN = /([\w-]+)="([^"]*)"/g;

function elementOf(LinkComponent: ComponentType<Props>, props: Props) {
  const html = renderToStaticMarkup(
    <StaticRouter location="/dashboard/applications/7K2M9Q/documents?unfold=files">
      <LinkComponent {...props}>
        <b>Name</b>
      </LinkComponent>
    </StaticRouter>,
  );
  const attributes = [...html.matchAll(ATTRIBUTE_PATTERN)].map(([, name, value]) => [name, value] as const);
  return { attributes: Object.fromEntries(attributes), content: html.replace(/^<a[^>]*>/, '') };
}

it.each<Props>([
  { to: '/' },
  { to: '/dashboard/applications', className: 'item', id: 'list', tabIndex: -1 },
  { to: '/dashboard/applications/7K2M9Q?edit=bank&from=a/b?c#part', 'aria-label': 'Edit' },
  { to: '/a%20b/ü?q=%2F ä#ö' },
  { to: '/a/../b/./c' },
  { to: '/a//b/' },
  { to: '/..' },
  { to: '/a/.hidden/..b/' },
  { to: '/a?next=//b/../c' },
  { to: '/?a=1' },
  { to: '/#part' },
  { to: '/a?' },
  { to: '/a#' },
  { to: '/a?#b' },
  { to: '' },
  { to: '.' },
  { to: '..' },
  { to: '?edit=bank' },
  { to: '#part' },
  { to: 'objects' },
  { to: '//elsewhere.example/path' },
  { to: 'https://elsewhere.example/path' },
  { to: 'mailto:service@lindhof.example' },
  { to: { pathname: '/a', search: '?b=c' } },
  { to: '/a', preventScrollReset: true, replace: true, state: { key: 1 }, relative: 'path' },
  { to: '/a', viewTransition: true, onClick: () => {}, onFocus: () => {} },
  { to: '/a', reloadDocument: true, target: '_blank', rel: 'noopener' },
  { to: '/a', discover: 'none' },
  { to: '/a', prefetch: 'intent' },
])("the server’s Link renders the same element as the router's Link: %j", (props) => {
  expect(elementOf(Link, props)).toEqual(elementOf(RouterLink, props));
});
