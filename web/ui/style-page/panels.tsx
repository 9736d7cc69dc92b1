import { useState } from 'react'
import { Accordion } from '#web/ui/navigation/accordion.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { notice } from '#web/ui/message/notice.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { toast } from '#web/ui/message/toast.ts'
import { Group, Row } from '#web/ui/style-page/shelf.tsx'

const SECTIONS = ['Description', 'Specifications', 'Shipping & Returns'].map((title) => ({
  id: title,
  title,
  content: <p>Free shipping on all orders. Delivery typically takes 3-5 business days.</p>,
}))

type Panel = 'dialog' | 'drawer' | 'right' | null

export function Panels() {
  const [open, setOpen] = useState<Panel>(null)
  const [tab, setTab] = useState('orders')
  return (
    <Group title="Panels">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={() => setOpen('right')}>Right drawer</Button>
        <Button variant="secondary" onClick={() => toast.success('Terai lounge chair added to cart!')}>
          Toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Payment cancelled', 'Nothing was charged.')}>
          Error toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => notice({ title: 'A piece in your cart has sold out', description: 'We took it off.' })}
        >
          Notice
        </Button>
      </Row>
      <Accordion items={SECTIONS} defaultOpenId="Description" className="max-w-prose" />
      <div className="mt-8 max-w-prose">
        <Tabs
          label="Account"
          activeId={tab}
          onChange={setTab}
          tabs={[
            { id: 'orders', label: 'Orders', content: 'Two orders' },
            { id: 'profile', label: 'Profile', content: 'Name and email' },
          ]}
        />
      </div>
      <Opened panel={open} close={() => setOpen(null)} />
    </Group>
  )
}

function Opened({ panel, close }: { panel: Panel; close: () => void }) {
  return (
    <>
      <Dialog
        isOpen={panel === 'dialog'}
        onClose={close}
        title="Cancel this order?"
        description="The fee is ₹1,299.90 and ₹11,699.10 comes back to you."
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel order
            </Button>
          </>
        }
      >
        <Textarea label="Why?" isRequired={false} />
      </Dialog>
      <Drawer
        isOpen={panel === 'drawer'}
        onClose={close}
        title="Filters"
        footer={<Button isBlock>Show 24 products</Button>}
      >
        <Checkbox label="Living Room" />
        <Checkbox label="Bedroom" />
      </Drawer>
      <Drawer isOpen={panel === 'right'} onClose={close} title="Details" side="right">
        <p>From the other side.</p>
      </Drawer>
    </>
  )
}
