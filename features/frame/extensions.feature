Feature: Browser extensions and password managers

  @browser
  Scenario: Nodes added by an extension survive hydration
    Given my browser's extensions change each page
    When I open "/login"
    And I reload the page and fill in before its scripts run:
      | e-mail   | katrin@brandt.example |
      | password | Schiff-2026-Weser     |
    Then these details still read:
      | e-mail   | katrin@brandt.example |
      | password | Schiff-2026-Weser     |
    And the password has the focus
    And the page is the server's document
    And the extensions' nodes are still there

  @browser
  Scenario Outline: Input in <form> before hydration survives when an extension makes React rebuild the page
    Given my browser's extensions change each page while it loads
    When I open "<address>"
    And I reload the page and fill in before its scripts run:
      | <first>  | <one>   |
      | <second> | <two>   |
      | <third>  | <three> |
    Then the page is a re-created document
    And these details still read:
      | <first>  | <one>   |
      | <second> | <two>   |
      | <third>  | <three> |
    And the <third> has the focus

    Examples:
      | form             | address                | first    | one                   | second   | two               | third             | three             |
      | the login        | /login                 | password | Schiff-2026-Weser     | e-mail   | katrin@brandt.de  | e-mail            | katrin@brandt.de  |
      | the registration | /register              | e-mail   | katrin@brandt.example | password | Schiff-2026-Weser | repeated password | Schiff-2026-Weser |
      | the loan request | /application/loan-info | loan type | working_capital       | purpose  | other             | purpose description | Ein neues Hallendach |

  @browser
  Scenario: Details of a representative typed before hydration survive when an extension makes React rebuild the page
    Given a company with three representatives
    And my browser's extensions change each page while it loads
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    And I reload the page and fill in before its scripts run:
      | nationality     | TR     |
      | signing         | involved |
      | first name      | Aylin  |
    Then the page is a re-created document
    And these details still read:
      | nationality     | TR     |
      | signing         | involved |
      | first name      | Aylin  |
    And the first name has the focus

  @browser
  Scenario: Text that a visitor changed before hydration is kept while extensions change the page
    Given I have got as far as the company name
    When I choose "Metallbau Brandt GmbH" from the suggestions
    And I arrive at the company details
    And I reload the page and fill in before its scripts run:
      | business purpose | Stahlbau und Schlosserei |
    Then the business purpose still reads "Stahlbau und Schlosserei"
