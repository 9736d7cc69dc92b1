import { shop } from '#domain/company/shop.ts'

/** Sent when a page itself could not be rendered, so it depends on nothing: no bundle, no stylesheet, no script. */
export function errorPage(requestId: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | ${shop.name}</title>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>We could not show this page. It is our fault, not yours. Please try again in a moment.</p>
<p><a href="/">Back to the shop</a></p>
<p>If it happens again, write to <a href="mailto:${shop.email}">${shop.email}</a> and quote this number: <code>${requestId}</code></p>
</main>
</body>
</html>
`
}
