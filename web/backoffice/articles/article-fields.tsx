import { useId } from 'react'
import type { Path } from 'react-hook-form'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { slugOf } from '#domain/catalog/slug.ts'
import { FormArea, FormText, FormTick } from '#web/backoffice/form/form-fields.tsx'
import type { DeskForm } from '#web/backoffice/form/use-desk-form.ts'
import { Section } from '#web/backoffice/parts/section.tsx'
import { PictureField } from '#web/backoffice/pictures/picture-field.tsx'
import type { ArticleValues } from './article-values.ts'
import { RichText } from './rich-text/rich-text.tsx'

export type Choices = Record<'categories' | 'tags' | 'authors', readonly string[]>
type Fields = { form: DeskForm<ArticleValues> }

const messageAt = (form: Fields['form'], name: Path<ArticleValues>) =>
  form.getFieldState(name, form.formState).error?.message

export function WordFields({ form, article }: Fields & { article: DeskArticle | null }) {
  const [title, slug, content] = form.watch(['title', 'slug', 'content'])
  const isMoved = article?.state === 'published' && slug !== article.slug && slug !== ''
  const mayTakeOver = messageAt(form, 'slug')?.includes('Take this address over')
  return (
    <Section title="Words">
      <div className="grid gap-4">
        <FormText form={form} name="title" label="Title" maxLength={160} />
        <FormText
          form={form}
          name="slug"
          label="Address"
          isRequired={false}
          maxLength={80}
          placeholder={article ? article.slug : slugOf(title, 'article')}
          hint={isMoved ? 'The old address leads here for good.' : '/blog/…, made from the title when left empty'}
        />
        {mayTakeOver && <FormTick form={form} name="take_over_slug" label="Take this address over" />}
        <FormArea
          form={form}
          name="excerpt"
          label="Excerpt"
          rows={2}
          maxLength={400}
          hint="One or two sentences: on cards, in search results, in the mail to readers"
        />
        <RichText
          label="Text"
          value={content}
          error={messageAt(form, 'content')}
          onChange={(html) => form.setValue('content', html, { shouldDirty: true })}
        />
      </div>
    </Section>
  )
}

/** Who wrote it, where it stands and what it looks like on a card. */
export function PlaceFields({ form, choices }: Fields & { choices: Choices }) {
  const id = useId()
  const [featured, avatar] = form.watch(['featured_image', 'author_avatar'])
  return (
    <Section title="Where it stands">
      <div className="grid gap-4">
        <PictureField
          label="Picture"
          hint="On the card and at the head of the article"
          place="article"
          value={featured}
          error={messageAt(form, 'featured_image')}
          onChange={(name) => form.setValue('featured_image', name, { shouldDirty: true })}
        />
        <FormText form={form} name="category" label="Category" maxLength={60} list={`${id}-categories`} />
        <FormText
          form={form}
          name="tags"
          label="Tags"
          isRequired={false}
          hint={`With commas between them${choices.tags.length > 0 ? `: ${choices.tags.slice(0, 3).join(', ')}` : ''}`}
        />
        <FormTick form={form} name="is_featured" label="Featured" hint="The article to begin with" />
        <FormText form={form} name="author" label="Author" maxLength={80} list={`${id}-authors`} />
        <PictureField
          label="Picture of the author"
          hint="Without one the initials stand there."
          place="article"
          value={avatar}
          error={messageAt(form, 'author_avatar')}
          onChange={(name) => form.setValue('author_avatar', name, { shouldDirty: true })}
        />
        <Known id={`${id}-categories`} words={choices.categories} />
        <Known id={`${id}-authors`} words={choices.authors} />
      </div>
    </Section>
  )
}

function Known({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </datalist>
  )
}
