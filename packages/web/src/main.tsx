import { render } from 'preact'
import './style/index.css'
import { catalogue } from 'virtual:catalogue'
render(<p>{catalogue.length}</p>, document.getElementById('app') as HTMLElement)
