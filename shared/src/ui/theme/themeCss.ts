import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalStyles } from './globalStyles';
import { themeConfig } from './system';

/** What `theme.css` holds: the order of the layers, reset, global styles, animations and tokens. */
export function themeCss(): string {
  const system = createSystem(defaultBaseConfig, themeConfig, { preflight: true, globalCss: globalStyles });
  const provider = { value: system, children: null };
  const html = renderToStaticMarkup(createElement(ChakraProvider, provider));
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => `${css}\n`).join('');
}
