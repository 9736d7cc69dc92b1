/** Mail programs show their own button for it, which asks nothing further (RFC 8058). */
export const oneClick = (stopUrl: string) => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
