const LONGEST_WAIT_MS = 3000

/**
 * The code that fetches the page's own code: once the lead picture has been painted, so that a slow phone shows first and
 * answers then, or at once when somebody touches the page. The files are run one by one with a pause between them, in which
 * the page can scroll.
 */
export function wakeWhenPainted(files: readonly string[], inOrder: readonly string[]): string {
  return [
    'const wait=(begin)=>new Promise(begin)',
    "const lead=document.querySelector('img[fetchpriority=high]')",
    'const painted=Promise.resolve(lead?.decode()).catch(()=>{}).then(()=>wait(requestAnimationFrame)).then(()=>wait(setTimeout))',
    `const touched=wait((go)=>['pointerdown','keydown','input'].forEach((name)=>addEventListener(name,go,{once:true,passive:true})))`,
    `await Promise.race([painted,touched,wait((go)=>setTimeout(go,${LONGEST_WAIT_MS}))])`,
    `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`,
    `for(const file of ${JSON.stringify(inOrder)}){await import(file);await wait(setTimeout)}`,
  ].join('\n')
}
