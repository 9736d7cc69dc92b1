import type { Rolldown } from 'vite'

/**
 * Which modules travel together. Left to itself the bundler makes a file of every module that two screens share, and a slow
 * phone asks for twenty of them; together they also compress better. The first load of every page is held below its limit
 * by e2e/every-page.spec.ts: who adds a module here sees there what it costs the others.
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  // Apart from the shop's own code, so that the two run as two short tasks instead of a long one.
  {
    name: 'react',
    tags: ['$initial'],
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 2,
  },
  // What every page needs.
  { name: 'base', tags: ['$initial'], priority: 1 },
  { name: 'page', test: /web\/ui\/(?:breadcrumb|json-ld)\.|icons\/chevron-(?:left|right)\.mjs/ },
  {
    name: 'pictures',
    test: /web\/(?:ui\/(?:picture|placeholder-picture|badge)\.|storefront\/listing\/product-picture|api\/catalog)/,
  },
  { name: 'choice', test: /web\/ui\/chip\.|icons\/x\.mjs|domain\/catalog\/search-params/ },
  { name: 'house', test: /web\/ui\/text-link\.|domain\/company\/shop\./ },
  {
    name: 'price',
    test: /web\/ui\/money|domain\/(?:catalog\/in-stock|money\/(?:paise|format-inr)|pricing\/(?:effective-price|discount-percent))/,
  },
  { name: 'form', test: /web\/ui\/(?:field|text-input|select)\.|icons\/circle-exclamation-point/ },
  {
    name: 'accounts',
    test: /web\/(?:api\/accounts|storefront\/auth\/login-address)|domain\/accounts\/(?:email|return-path)/,
  },
  {
    name: 'auth',
    test: /web\/(?:ui\/password-input|storefront\/auth\/(?:auth-layout|use-fields|use-leave-when-logged-in))/,
  },
  { name: 'day', test: /domain\/time\/(?:day-text|ist)\./ },
  {
    name: 'share',
    test: /web\/(?:storefront\/company\/share-links|ui\/use-copied)|icons\/(?:check|share-2)\.mjs/,
  },
  {
    name: 'articles',
    includeDependenciesRecursively: false,
    test: /web\/(?:api\/content|storefront\/blog\/(?:article-card|demo-notice|article-picture))|domain\/content\/read-time/,
  },
  {
    name: 'piece',
    test: /web\/(?:ui\/rating-stars|storefront\/(?:wishlist\/wishlist-button|listing\/size-text))/,
  },
  { name: 'card', test: /web\/storefront\/listing\/(?:product-card|product-grid)/ },
  { name: 'carousel', test: /web\/ui\/(?:carousel|use-swipe)/ },
  {
    name: 'buying',
    test: /web\/(?:ui\/stepper|storefront\/(?:listing\/colour-swatch|product\/remembered-pin))|domain\/cart\/piece-texts|icons\/(?:minus|plus)\.mjs/,
  },
]
