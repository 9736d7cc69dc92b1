import { createHash } from 'node:crypto'
import type { GoogleIdentity } from '#server/adapters/google/google-provider.ts'

const STYLE = `
body{margin:0;background:#f1ebe1;color:#241c15;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:2.5rem auto;padding:2rem;background:#fff;border:1px solid #dfd4c4;border-radius:10px}
.mark{margin:0 0 1.5rem;padding:.75rem 1rem;background:#f7e7b4;color:#5c4405;border-radius:5px;font-size:.875rem}
h1{margin:0 0 .25rem;font-size:1.5rem}h2{margin:2rem 0 .75rem;font-size:1rem}p{margin:0 0 1.25rem;color:#65574a}
button{display:block;width:100%;min-height:44px;margin:0 0 .5rem;padding:.5rem 1rem;border:1px solid #8e7e6c;border-radius:5px;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover{background:#fbf8f3}button small{display:block;color:#65574a}
button:focus-visible,input:focus-visible{outline:2px solid #2f4a3c;outline-offset:2px}
label{display:block;margin:0 0 .75rem;font-size:.875rem;font-weight:600}
input{box-sizing:border-box;display:block;width:100%;min-height:44px;margin-top:.25rem;padding:.5rem .75rem;border:1px solid #8e7e6c;border-radius:5px;font:inherit;font-weight:400}
@media(max-width:30rem){main{margin:0;border:0;border-radius:0}}
`

/** Nothing runs on this page, and its forms reach only this shop. */
export const SIMULATOR_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

type Choice = { action: string; label: string; detail: string }

const MISHAPS: readonly Choice[] = [
  { action: 'deny', label: 'Cancel', detail: 'Go back without signing in (access_denied)' },
  { action: 'expired', label: 'Answer too late', detail: 'The code has expired when the shop redeems it' },
  { action: 'wrong-state', label: 'Answer with another state', detail: 'As if somebody else had sent the answer' },
  { action: 'no-code', label: 'Answer without a code', detail: 'Neither a code nor an error comes back' },
]

export function simulatorPage(people: readonly GoogleIdentity[], request: Record<string, string>): string {
  const fields = hiddenFields(request)
  return page(`
<h1>Choose an account</h1><p>to continue to the shop</p>
${people.map((person) => personForm(person, fields)).join('')}
<h2>Somebody else</h2>
<form method="post" action="answer">${fields}<input type="hidden" name="action" value="other">
<label>Name<input name="name" value="Somebody Else" maxlength="100" required></label>
<label>Email<input name="email" type="email" maxlength="254" required></label>
<button>Continue as this person</button></form>
<h2>When something goes wrong</h2>
${MISHAPS.map((choice) => choiceForm(choice, fields)).join('')}`)
}

export function simulatorProblem(sentence: string): string {
  return page(`<h1>This sign-in cannot go on</h1><p>${escapeHtml(sentence)}</p>`)
}

function page(content: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Test sign-in</title><style>${STYLE}</style></head><body><main>
<p class="mark"><strong>Test sign-in.</strong> This is not Google. It stands in for Google until the shop has its own Google keys; no real account is used.</p>
${content}</main></body></html>`
}

function personForm({ sub, name, email, emailVerified }: GoogleIdentity, fields: string): string {
  const note = emailVerified ? '' : ' (e-mail not verified)'
  return `<form method="post" action="answer">${fields}<input type="hidden" name="action" value="person">
<input type="hidden" name="sub" value="${escapeHtml(sub)}"><button>${escapeHtml(name)}<small>${escapeHtml(email)}${note}</small></button></form>`
}

function choiceForm({ action, label, detail }: Choice, fields: string): string {
  return `<form method="post" action="answer">${fields}<input type="hidden" name="action" value="${action}">
<button>${label}<small>${detail}</small></button></form>`
}

const hiddenFields = (request: Record<string, string>) =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
